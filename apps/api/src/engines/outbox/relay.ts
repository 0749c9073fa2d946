import { AsyncResource } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { relayOutbox, type MaxAttempts } from '@quickportal/db/outbox/relay-outbox';
import type { Foundation } from '../foundation.ts';
import { metrics } from '../metrics/metrics.ts';

const BATCH = 500;
const SOON = 50;
const LATEST = 1000;

const nudges = new EventEmitter().setMaxListeners(0);

/** Wakes this process's relay after a commit to the outbox; otherwise it polls within a second. */
export function nudgeOutbox(): void {
  nudges.emit('nudge');
}

export interface RelayOptions {
  maxAttempts: MaxAttempts;
  /** Maximum time between two polls, in milliseconds. */
  idleInterval?: number;
  /** Minimum time between two polls, except after nudges and full batches, in milliseconds. Tests lengthen it. */
  soonInterval?: number;
  /** Called after each successful poll. */
  onLook?: () => void;
}

/**
 * Starts moving due side effects from the outbox to the job queue, in every worker process. Polls again at once after a
 * full batch or a nudge, soon after any move, and otherwise within a second.
 */
export function startRelay(
  services: Foundation,
  { maxAttempts, idleInterval = LATEST, soonInterval = SOON, onLook = () => {} }: RelayOptions,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let wait = soonInterval;
  let stopped = false;

  const move = async () => {
    again = false;
    const moved = await services.db.transaction({ kind: 'jobs' }, (trx) =>
      relayOutbox(trx, { now: services.clock.now(), limit: BATCH, maxAttempts }),
    );
    onLook();
    metrics.outboxRelayed.inc(moved);
    if (again || moved === BATCH) wait = 0;
    else wait = moved > 0 ? soonInterval : Math.min(Math.max(wait * 2, soonInterval), idleInterval);
  };
  const look = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    if (timer) clearTimeout(timer);
    running = move()
      .catch((error: unknown) => {
        wait = idleInterval;
        services.log.error({ err: error }, 'The outbox could not be relayed');
      })
      .finally(() => {
        running = null;
        if (!stopped) timer = setTimeout(look, wait);
      });
  };
  // A nudge comes from inside a user's request, even its transaction; the relay must not run in that context
  const nudged = AsyncResource.bind(() => setImmediate(look));
  nudges.on('nudge', nudged);
  look();
  return {
    stop: async () => {
      stopped = true;
      nudges.off('nudge', nudged);
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
