import { responseParts, responseSchema } from '@quickportal/contracts/kernel/response';
import { recordAudits, type AuditRecord } from '../engines/audit/audit.ts';
import { beginAllHeld, completeAllHeld, releaseHeld } from '../engines/idempotency/idempotency.ts';
import { requestHash, type ChangeTools } from './change.ts';
import type { CallContext } from './context.ts';
import { Problem } from '../kernel/problem.ts';
import { communityScope } from './scope.ts';
import type { Services } from './services.ts';
import { settledInBatches } from '../kernel/settled-in-batches.ts';
import type { RecordResult } from './two-step-change.ts';

/** A request that is recorded with others in one transaction. */
export interface BatchedRequest<W> {
  ctx: CallContext;
  /** The request's input, validated as far as possible without the database. */
  payload: W;
  /** ID of the claimed idempotency key; null where the caller sent none. */
  idempotencyKeyId: number | null;
}

export type BatchTools = Pick<ChangeTools, 'trx' | 'now' | 'record'>;

interface Steps<W, S, T> {
  /**
   * Records requests of one community and scope; returns a result for each, in order. Must not write anything for a
   * refused request.
   */
  record: (
    services: Services,
    tools: BatchTools,
    requests: readonly BatchedRequest<W>[],
  ) => Promise<(RecordResult<S, T> | Problem)[]>;
  settle: (ctx: CallContext, instruction: S) => Promise<T>;
}

interface PendingRequest<W> {
  ctx: CallContext;
  payload: W;
  key: string | null;
  requestHash: string;
}

type BatchResult<S, T> = RecordResult<S, T> | { replay: string } | Problem;

/** Requests recorded in one transaction at most. */
const MAX_BATCH = 25;

/**
 * `changeInTwoSteps` for calls that arrive many at once: requests of one scope that arrive while others are being
 * recorded share the next transaction. A refused request does not affect the others.
 */
export function batchedTwoStepChanges<W, S, T>(
  steps: Steps<W, S, T>,
): (ctx: CallContext, input: unknown, payload: W) => Promise<T> {
  const record = settledInBatches(
    ({ ctx }: PendingRequest<W>) => [ctx.services.db, JSON.stringify(communityScope(ctx))],
    (batch) => recordBatch(steps, batch),
    MAX_BATCH,
  );
  return async (ctx, input, payload) => {
    const key = ctx.contract.idempotent ? ctx.idempotencyKey : null;
    const recorded = await record({ ctx, payload, key, requestHash: requestHash(ctx, input) });
    if (recorded instanceof Problem) throw recorded;
    if ('response' in recorded) return recorded.response;
    if ('instruction' in recorded) return steps.settle(ctx, recorded.instruction);
    ctx.notes.replayed = true;
    return JSON.parse(recorded.replay) as T;
  };
}

/**
 * Transaction 1 of a batch: claims the idempotency keys, records new requests, and releases the keys of refused ones.
 */
async function recordBatch<W, S, T>(
  { record }: Steps<W, S, T>,
  batch: readonly PendingRequest<W>[],
): Promise<BatchResult<S, T>[]> {
  const { ctx: callContext } = batch[0] as PendingRequest<W>;
  const { services, contract } = callContext;
  return services.db.transaction(communityScope(callContext), async (trx) => {
    let audited = 0;
    const recordEntries = async (entries: readonly AuditRecord[]) => {
      audited += entries.length;
      await recordAudits(trx, entries);
    };
    const claims = await claimKeys(services, trx, batch);
    const newRequests = batch.flatMap(({ ctx, payload }, index) => {
      const claim = claims[index];
      return claim && 'idempotencyKeyId' in claim ? [{ ctx, payload, idempotencyKeyId: claim.idempotencyKeyId }] : [];
    });
    const results =
      newRequests.length === 0
        ? []
        : await record(services, { trx, now: services.clock.now(), record: recordEntries }, newRequests);
    const changes = results.filter((result) => !(result instanceof Problem)).length;
    if (audited < changes) throw new Error(`${contract.name} changed something without an audit entry`);
    await finishClaims(trx, contract, newRequests, results);
    const recorded = results.values();
    return claims.map((claim): BatchResult<S, T> => {
      if (!('idempotencyKeyId' in claim)) return claim;
      const { value } = recorded.next();
      if (!value) throw new Error('A request vanished');
      return value;
    });
  });
}

type KeyClaim = { idempotencyKeyId: number | null } | { replay: string } | Problem;

async function claimKeys(
  services: Services,
  trx: BatchTools['trx'],
  batch: readonly PendingRequest<unknown>[],
): Promise<KeyClaim[]> {
  const keyed = batch.flatMap(({ ctx: { actor, contract }, key, requestHash: hash }) =>
    key === null ? [] : [{ actor, call: contract.name, key, requestHash: hash }],
  );
  const begun = (await beginAllHeld(services, trx, keyed)).values();
  return batch.map(({ key }): KeyClaim => {
    if (key === null) return { idempotencyKeyId: null };
    const { value } = begun.next();
    if (!value) throw new Error('A claim vanished');
    if (value instanceof Problem) return value;
    return value.state === 'new' ? { idempotencyKeyId: value.idempotencyKeyId } : { replay: value.body };
  });
}

/** Stores the responses that are known already; a request that is sent gets its response once its outcome is known. */
async function finishClaims<S, T>(
  trx: BatchTools['trx'],
  contract: CallContext['contract'],
  requests: readonly BatchedRequest<unknown>[],
  results: readonly (RecordResult<S, T> | Problem)[],
): Promise<void> {
  const refused: number[] = [];
  const completed: { idempotencyKeyId: number; status: number; body: string }[] = [];
  for (const [index, { idempotencyKeyId }] of requests.entries()) {
    const result = results[index];
    if (idempotencyKeyId === null || !result) continue;
    if (result instanceof Problem) refused.push(idempotencyKeyId);
    else if ('response' in result) {
      const parsed = responseSchema(contract).parse(result.response);
      completed.push({
        idempotencyKeyId,
        status: responseParts(contract, parsed).status,
        body: JSON.stringify(parsed) ?? '',
      });
    }
  }
  await completeAllHeld(trx, completed);
  await releaseHeld(trx, refused);
}
