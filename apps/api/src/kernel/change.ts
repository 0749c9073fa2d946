import { createHash } from 'node:crypto';
import { answerParts, answerSchema } from '@quickportal/contracts/kernel/answer';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recordAudit } from '../engines/audit/audit.ts';
import { begin, complete, release } from '../engines/idempotency/idempotency.ts';
import { enqueue } from '../engines/outbox/outbox.ts';
import { nudgeOutbox } from '../engines/outbox/relay.ts';
import type { CallContext } from './implement.ts';
import { communityScope } from './scope.ts';

/** What a change says about itself in the audit trail. Before and after hold what changed, never secrets. */
export interface AuditNote {
  objectType: string;
  objectId: string | number;
  description: string;
  before?: Json;
  after?: Json;
  /** Only where one call can do several things; otherwise the contract's action. */
  action?: string;
}

export interface ChangeTools {
  readonly trx: WriteTransaction;
  /** The moment of the change; business time never comes from the database. */
  readonly now: Date;
  /** Adds an audit entry that commits with the change or not at all. */
  readonly audit: (note: AuditNote) => Promise<void>;
  /** Adds a side effect that runs after the commit, at least once. */
  readonly enqueue: (topic: string, payload: Json) => Promise<void>;
}

interface ChangeOptions {
  scope?: Scope;
  /** Community that the audit entries belong to, where the scope does not say it. */
  communityId?: number | null;
}

/**
 * Runs a change as every change runs: one transaction in the caller's scope that holds the write, its audit
 * entries, its side effects and its idempotency result. Nothing outside the database may happen in `work`.
 * A change that leaves no audit entry is a mistake of ours and is rolled back.
 */
export async function change<T>(
  ctx: CallContext,
  input: unknown,
  work: (tools: ChangeTools) => Promise<T>,
  options: ChangeOptions = {},
): Promise<T> {
  const { services, actor, contract } = ctx;
  const scope = options.scope ?? communityScope(ctx);
  const communityId = scope.kind === 'community' ? scope.communityId : (options.communityId ?? null);
  const key = contract.idempotent ? ctx.idempotencyKey : null;
  const claimed =
    key === null ? null : await begin(services, { actor, call: contract.name, key, requestHash: requestHash(input) });
  if (claimed?.state === 'replay') {
    ctx.notes.replayed = true;
    return (claimed.body === '' ? undefined : JSON.parse(claimed.body)) as T;
  }
  try {
    let hasSideEffects = false;
    const answer = await services.db.transaction(scope, async (trx) => {
      const now = services.clock.now();
      let audited = false;
      const result = await work({
        trx,
        now,
        audit: async ({ action, objectId, ...note }) => {
          audited = true;
          const entry = { ...note, objectId: String(objectId), action: action ?? contract.audit ?? contract.name };
          await recordAudit(trx, { ...entry, actor, origin: ctx.origin, communityId, outcome: 'SUCCESS', at: now });
        },
        enqueue: async (topic, payload) => {
          hasSideEffects = true;
          await enqueue(trx, { topic, payload, communityId, availableAt: now });
        },
      });
      if (!audited) throw new Error(`${contract.name} changed something without an audit entry`);
      if (claimed) {
        const parsed = answerSchema(contract).parse(result);
        await complete(trx, claimed.claim, {
          status: answerParts(contract, parsed).status,
          body: JSON.stringify(parsed) ?? '',
        });
      }
      return result;
    });
    if (hasSideEffects) nudgeOutbox();
    return answer;
  } catch (error) {
    if (claimed) await release(services, claimed.claim);
    throw error;
  }
}

const requestHash = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex');
