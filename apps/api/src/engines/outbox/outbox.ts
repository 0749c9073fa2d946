import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertOutboxRows } from '@quickportal/db/outbox/relay-outbox';

/** An effect outside the database that follows a committed change. */
export interface SideEffect {
  /** Topic of the handler (server/side-effects.ts). */
  topic: string;
  payload: Json;
  communityId: number | null;
  /** Earliest time, by the product's clock. */
  availableAt: Date;
  /** Side effects of one queue run in sequence, in the order of insertion; use few names. */
  queue?: string;
}

/** Tools of a handler that needs services `S`. */
export interface HandlerTools<S> {
  services: S;
  /** Constant across attempts, for making the effect idempotent. */
  jobId: string;
  communityId: number | null;
  /** Aborts when the process is about to end: finish or give up within seconds. */
  signal: AbortSignal;
}

/** Handles the side effects of a topic with services `S`. It may run more than once for the same job and must tolerate that. */
export interface OutboxHandler<S> {
  topic: string;
  /** Attempts before the job is given up, with growing gaps: 12 take about a day. */
  maxAttempts?: number;
  readonly handle: (payload: Json, tools: HandlerTools<S>) => Promise<void>;
}

/** Enqueues side effects in the transaction of a change. */
export async function enqueueAll(trx: WriteTransaction, effects: readonly SideEffect[]): Promise<void> {
  const rows = effects.map(({ communityId, topic, payload, queue = null, availableAt }) => ({
    communityId,
    topic,
    payload: JSON.stringify(payload),
    queue,
    availableAt,
  }));
  await insertOutboxRows(trx, rows);
}

/** Enqueues one side effect in the transaction of a change. */
export const enqueue = (trx: WriteTransaction, effect: SideEffect): Promise<void> => enqueueAll(trx, [effect]);
