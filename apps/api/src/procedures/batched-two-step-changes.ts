import { responseParts, responseSchema } from '@quickportal/contracts/kernel/response';
import { recordAudits, type AuditRecord } from '../engines/audit/audit.ts';
import { beginAllHeld, completeAllHeld, releaseHeld } from '../engines/idempotency/idempotency.ts';
import { requestHash, type ChangeTools } from './change.ts';
import type { CallContext } from './context.ts';
import { Problem } from '../kernel/problem.ts';
import { communityScope } from './scope.ts';
import type { Services } from '../engines/services.ts';
import { settledInBatches } from '../kernel/settled-in-batches.ts';
import type { FirstStep } from './two-step-change.ts';

/** One of the requests that are recorded in one transaction. */
export interface RequestAmongOthers<W> {
  ctx: CallContext;
  /** What it wants, checked as far as that goes without the database. */
  wanted: W;
  /** The claim on its idempotency key; null where the caller sent no key. */
  held: number | null;
}

export type GroupTools = Pick<ChangeTools, 'trx' | 'now' | 'record'>;

interface Steps<W, S, T> {
  /**
   * Records the requests of one community and scope; answers for each in their order. Of one that is refused nothing
   * may be written.
   */
  first: (
    services: Services,
    tools: GroupTools,
    requests: readonly RequestAmongOthers<W>[],
  ) => Promise<(FirstStep<S, T> | Problem)[]>;
  send: (ctx: CallContext, sent: S) => Promise<T>;
}

interface Request<W> {
  ctx: CallContext;
  wanted: W;
  key: string | null;
  requestHash: string;
}

type Recorded<S, T> = FirstStep<S, T> | { replay: string } | Problem;

/** Requests that are recorded in one transaction at most. */
const MOST_TOGETHER = 25;

/**
 * `changeInTwoSteps` for calls that come many at once: the first steps of requests of one scope that come while others
 * of it are recorded share the next transaction. What is wrong with one refuses that one alone.
 */
export function batchedTwoStepChanges<W, S, T>(
  steps: Steps<W, S, T>,
): (ctx: CallContext, input: unknown, wanted: W) => Promise<T> {
  const record = settledInBatches(
    ({ ctx }: Request<W>) => [ctx.services.db, JSON.stringify(communityScope(ctx))],
    (group) => recordGroup(steps, group),
    MOST_TOGETHER,
  );
  return async (ctx, input, wanted) => {
    const key = ctx.contract.idempotent ? ctx.idempotencyKey : null;
    const recorded = await record({ ctx, wanted, key, requestHash: requestHash(ctx, input) });
    if (recorded instanceof Problem) throw recorded;
    if ('response' in recorded) return recorded.response;
    if ('send' in recorded) return steps.send(ctx, recorded.send);
    ctx.notes.replayed = true;
    return JSON.parse(recorded.replay) as T;
  };
}

/** Transaction 1 of a group: claims the keys, records what is new, and gives the keys of what is refused back. */
async function recordGroup<W, S, T>(
  { first }: Steps<W, S, T>,
  group: readonly Request<W>[],
): Promise<Recorded<S, T>[]> {
  const { ctx: callContext } = group[0] as Request<W>;
  const { services, contract } = callContext;
  return services.db.transaction(communityScope(callContext), async (trx) => {
    let audited = 0;
    const record = async (entries: readonly AuditRecord[]) => {
      audited += entries.length;
      await recordAudits(trx, entries);
    };
    const claims = await claimKeys(services, trx, group);
    const fresh = group.flatMap(({ ctx, wanted }, index) => {
      const claim = claims[index];
      return claim && 'held' in claim ? [{ ctx, wanted, held: claim.held }] : [];
    });
    const results = fresh.length === 0 ? [] : await first(services, { trx, now: services.clock.now(), record }, fresh);
    const changes = results.filter((result) => !(result instanceof Problem)).length;
    if (audited < changes) throw new Error(`${contract.name} changed something without an audit entry`);
    await finishClaims(trx, contract, fresh, results);
    const recorded = results.values();
    return claims.map((claim): Recorded<S, T> => {
      if (!('held' in claim)) return claim;
      const { value } = recorded.next();
      if (!value) throw new Error('A request vanished');
      return value;
    });
  });
}

type Claimed = { held: number | null } | { replay: string } | Problem;

async function claimKeys(
  services: Services,
  trx: GroupTools['trx'],
  group: readonly Request<unknown>[],
): Promise<Claimed[]> {
  const keyed = group.flatMap(({ ctx: { actor, contract }, key, requestHash: hash }) =>
    key === null ? [] : [{ actor, call: contract.name, key, requestHash: hash }],
  );
  const begun = (await beginAllHeld(services, trx, keyed)).values();
  return group.map(({ key }): Claimed => {
    if (key === null) return { held: null };
    const { value } = begun.next();
    if (!value) throw new Error('A claim vanished');
    if (value instanceof Problem) return value;
    return value.state === 'new' ? { held: value.held } : { replay: value.body };
  });
}

/** Stores the answers that are known already; what is sent gets its own from anyone who learns the outcome. */
async function finishClaims<S, T>(
  trx: GroupTools['trx'],
  contract: CallContext['contract'],
  requests: readonly RequestAmongOthers<unknown>[],
  results: readonly (FirstStep<S, T> | Problem)[],
): Promise<void> {
  const refused: number[] = [];
  const answered: { held: number; status: number; body: string }[] = [];
  for (const [index, { held }] of requests.entries()) {
    const result = results[index];
    if (held === null || !result) continue;
    if (result instanceof Problem) refused.push(held);
    else if ('response' in result) {
      const parsed = responseSchema(contract).parse(result.response);
      answered.push({ held, status: responseParts(contract, parsed).status, body: JSON.stringify(parsed) ?? '' });
    }
  }
  await completeAllHeld(trx, answered);
  await releaseHeld(trx, refused);
}
