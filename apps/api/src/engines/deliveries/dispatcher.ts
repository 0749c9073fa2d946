import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimLanes, type Lease } from '@quickportal/db/deliveries/lock-lanes';
import type { MailServices } from '../mail/mail-services.ts';
import { demoReceiverAddress } from './demo-receiver-address.ts';
import { keepConnections, type KeptConnections } from './kept-connections.ts';
import { runLane, type LaneOptions } from './lane.ts';
import type { SendOptions } from './send-notice.ts';

/** Options of the dispatcher; tests shorten the times. */
export interface DispatcherOptions {
  /** Endpoints served at the same time. */
  concurrency?: number;
  /** Maximum time between two polls, in milliseconds. */
  idleInterval?: number;
  /** Duration of a lease on an endpoint without renewal, in milliseconds. */
  leaseMs?: number;
  /** Deliveries in a row, per concurrent delivery. */
  turns?: number;
  /** Time for running requests when the process ends, in milliseconds. */
  patience?: number;
  timeoutMs?: number;
  ca?: string;
  nameServers?: readonly string[];
  random?: () => number;
  /** Called after each successful poll. */
  onLook?: () => void;
}

const CONCURRENCY = 20;
const IDLE = 1000;
/** Renewed three times within its duration; a killed process loses its endpoints before it counts as dead. */
const LEASE = 10_000;
const TURNS = 50;
const TIMEOUT = 10_000;
const PATIENCE = 4000;

const nudges = new EventEmitter().setMaxListeners(0);

/** Wakes this process's dispatcher after an event was emitted; otherwise it polls within a second. */
export function nudgeDeliveries(): void {
  nudges.emit('nudge');
}

function laneOptions(
  services: MailServices,
  options: DispatcherOptions,
  connections: KeptConnections,
  ending: { signal?: AbortSignal; stopping?: AbortSignal } = {},
): LaneOptions {
  const send: SendOptions = {
    connections,
    allowPrivate: services.configuration.webhookAllowPrivate,
    demoReceiver: demoReceiverAddress(services.configuration),
    timeoutMs: options.timeoutMs ?? TIMEOUT,
    nameServers: options.nameServers,
    ca: options.ca,
    signal: ending.signal,
  };
  return {
    send,
    leaseMs: options.leaseMs ?? LEASE,
    turns: options.turns ?? TURNS,
    random: options.random ?? Math.random,
    stopping: ending.stopping,
    onNudge: (listener) => {
      nudges.on('nudge', listener);
      return () => nudges.off('nudge', listener);
    },
  };
}

const claim = (services: MailServices, leaseMs: number, limit: number): Promise<Lease[]> =>
  services.db.transaction({ kind: 'jobs' }, (trx) =>
    claimLanes(trx, { now: services.clock.now(), token: randomUUID(), leaseMs, limit }),
  );

/** Sends everything that is due now and returns the number of attempts. */
export async function deliverDue(services: MailServices, options: DispatcherOptions = {}): Promise<number> {
  const connections = keepConnections();
  const lane = laneOptions(services, options, connections);
  try {
    for (let attempts = 0; ;) {
      const leases = await claim(services, lane.leaseMs, options.concurrency ?? CONCURRENCY);
      if (leases.length === 0) return attempts;
      const made = await Promise.all(leases.map((lease) => runLane(services, lease, lane)));
      attempts += made.reduce((sum, entry) => sum + entry, 0);
    }
  } finally {
    connections.close();
  }
}

/**
 * Starts sending due deliveries; runs in every worker process. Endpoints are served in parallel, up to a bound, and
 * each by one process at a time, which preserves the order per object. It is not a queue job, because slow receivers
 * would delay payments.
 */
export function startDispatcher(services: MailServices, options: DispatcherOptions = {}): { stop(): Promise<void> } {
  const ending = new AbortController();
  const stopping = new AbortController();
  const connections = keepConnections();
  const lane = laneOptions(services, options, connections, { signal: ending.signal, stopping: stopping.signal });
  const concurrency = options.concurrency ?? CONCURRENCY;
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let again = false;
  let stopped = false;

  const start = (lease: Lease) => {
    const run = runLane(services, lease, lane)
      .then(() => undefined)
      .catch((error: unknown) => services.log.error({ err: error }, 'The deliveries of an endpoint could not be sent'))
      .finally(() => {
        running.delete(run);
        look();
      });
    running.add(run);
  };
  const take = async () => {
    again = false;
    const room = concurrency - running.size;
    if (room > 0) for (const lease of await claim(services, lane.leaseMs, room)) start(lease);
    options.onLook?.();
  };
  function look(): void {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    if (timer) clearTimeout(timer);
    looking = take()
      .catch((error: unknown) => services.log.error({ err: error }, 'Deliveries that are due could not be found'))
      .finally(() => {
        looking = null;
        if (!stopped) timer = setTimeout(look, again ? 0 : (options.idleInterval ?? IDLE));
      });
  }
  // A nudge comes from inside a user's request, even its transaction; the work must not run in that context
  const nudged = AsyncResource.bind(() => setImmediate(look));
  nudges.on('nudge', nudged);
  look();
  return {
    stop: async () => {
      stopped = true;
      stopping.abort();
      nudges.off('nudge', nudged);
      if (timer) clearTimeout(timer);
      await looking;
      const patience = new AbortController();
      const tooLong = sleep(options.patience ?? PATIENCE, undefined, { signal: patience.signal }).catch(() => {});
      await Promise.race([Promise.all(running), tooLong]);
      patience.abort();
      ending.abort();
      await Promise.all(running);
      connections.close();
    },
  };
}
