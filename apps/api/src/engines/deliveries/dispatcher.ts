import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimLanes, type Lease } from '@quickportal/db/deliveries/lanes';
import type { Services } from '../services.ts';
import { demoReceiverAddress } from './demo-receiver-address.ts';
import { keepConnections, type KeptConnections } from './kept-connections.ts';
import { runLane, type LaneOptions } from './lane.ts';
import type { SendOptions } from './send-notice.ts';

/** How this process sends; tests shorten the times. */
export interface DispatcherOptions {
  /** Endpoints sent to at the same time. */
  concurrency?: number;
  /** Longest time between two looks, in milliseconds. */
  idleInterval?: number;
  /** How long a process keeps an endpoint without holding it again, in milliseconds. */
  leaseMs?: number;
  /** Deliveries in one go for each that may be under way. */
  turns?: number;
  /** How long running requests may go on when the process ends, in milliseconds. */
  patience?: number;
  timeoutMs?: number;
  ca?: string;
  nameServers?: readonly string[];
  random?: () => number;
  /** Called after each look for what is due that succeeded. */
  onLook?: () => void;
}

const CONCURRENCY = 20;
const IDLE = 1000;
/** Held again three times in it; a process that was killed loses its endpoints before it counts as dead. */
const LEASE = 10_000;
const TURNS = 50;
const TIMEOUT = 10_000;
const PATIENCE = 4000;

const nudges = new EventEmitter().setMaxListeners(0);

/** Tells this process's dispatcher that something was emitted; otherwise it notices within a second. */
export function nudgeDeliveries(): void {
  nudges.emit('nudge');
}

function laneOptions(
  services: Services,
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

const claim = (services: Services, leaseMs: number, limit: number): Promise<Lease[]> =>
  services.db.transaction({ kind: 'jobs' }, (trx) =>
    claimLanes(trx, { now: services.clock.now(), token: randomUUID(), leaseMs, limit }),
  );

/** Sends everything that is due now and returns how many attempts that took. */
export async function deliverDue(services: Services, options: DispatcherOptions = {}): Promise<number> {
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
 * Sends what is due, in every worker process. Endpoints are sent to side by side, up to a bound, and each by one
 * process at a time, which keeps the order of each object. Not a job of the queue: receivers that hang would take the places of payments.
 */
export function startDispatcher(services: Services, options: DispatcherOptions = {}): { stop(): Promise<void> } {
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
  // A nudge comes from inside a user's request, even transaction; the work must not count as theirs
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
