import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertOutboxRows } from '@quickportal/db/outbox/outbox';
import type { Services } from '../services.ts';

/** Something that has to happen outside the database after a change has committed. */
export interface SideEffect {
  /** Names the handler (server/side-effects.ts). */
  topic: string;
  payload: Json;
  communityId: number | null;
  /** Not before this moment, by the product's clock. */
  availableAt: Date;
  /** Side effects of one queue run one after the other, in the order they were written in; few names, please. */
  queue?: string;
}

/** What a handler gets beside its payload. */
export interface HandlerTools {
  services: Services;
  /** Stays the same when the job is tried again; good for making the effect idempotent. */
  jobId: string;
  communityId: number | null;
  /** Tells that the process is about to end: give up or be done within seconds. */
  signal: AbortSignal;
}

/** Does a topic's side effects. It may be run more than once for the same job and must not mind. */
export interface OutboxHandler {
  topic: string;
  /** Tries before the job is given up, with growing gaps: 12 take about a day. */
  maxAttempts?: number;
  handle(payload: Json, tools: HandlerTools): Promise<void>;
}

/** Writes side effects down in the transaction of the change that wants them: all happen or none does. */
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

/** The same for one. */
export const enqueue = (trx: WriteTransaction, effect: SideEffect): Promise<void> => enqueueAll(trx, [effect]);
