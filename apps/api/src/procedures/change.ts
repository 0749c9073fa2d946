import { createHmac, hkdfSync } from 'node:crypto';
import type { AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import { responseParts, responseSchema } from '@quickportal/contracts/kernel/response';
import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import { recordAudits, type AuditRecord } from '../engines/audit/audit.ts';
import { nudgeDeliveries } from '../engines/deliveries/dispatcher.ts';
import { emit, type Emitted } from '../engines/deliveries/emit.ts';
import { begin, complete, isAnswered, release } from '../engines/idempotency/idempotency.ts';
import { enqueue } from '../engines/outbox/outbox.ts';
import { nudgeOutbox } from '../engines/outbox/relay.ts';
import type { CallContext } from './context.ts';
import { communityScope } from './scope.ts';

/** What a change says about itself in the audit trail. Before and after hold what changed, never secrets. */
export interface AuditNote {
  objectType: AuditObjectType;
  objectId: string | number;
  /** The customer whose Recent Activity has the entry, where the object is something of theirs. */
  customerId?: number | null;
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
  /** The same for entries that an engine made. */
  readonly record: (entries: readonly AuditRecord[]) => Promise<void>;
  /** Adds a side effect that runs after the commit, at least once. */
  readonly enqueue: (topic: string, payload: Json) => Promise<void>;
  /** Tells webhook endpoints what happened, after the commit. */
  readonly emit: <T extends EventType>(event: Omit<Emitted<T>, 'communityId'>) => Promise<void>;
}

export interface ChangeOptions {
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
  const { scope, communityId } = placeOf(ctx, options);
  const key = contract.idempotent ? ctx.idempotencyKey : null;
  const claimed =
    key === null
      ? null
      : await begin(services, { actor, call: contract.name, key, requestHash: requestHash(ctx, input) });
  if (claimed?.state === 'replay') {
    ctx.notes.replayed = true;
    return (claimed.body === '' ? undefined : JSON.parse(claimed.body)) as T;
  }
  try {
    return await runChange(ctx, { scope, communityId }, work, async (trx, result) => {
      if (!claimed) return;
      await complete(trx, claimed.claim, storedResponse(contract, result));
    });
  } catch (error) {
    if (claimed) await release(services, claimed.claim);
    throw error;
  }
}

/** What a repeat of the key is sent. Of an answer that shows a secret only that there was one is kept. */
function storedResponse(contract: AnyContract, result: unknown): { status: number; body: string | null } {
  if (contract.showsSecret) return { status: Number(Object.keys(contract.responses)[0]), body: null };
  const parsed = responseSchema(contract).parse(result);
  return { status: responseParts(contract, parsed).status, body: JSON.stringify(parsed) ?? '' };
}

/** Whether this request was made before under the same key, so that `change` returns the stored answer. */
export const isRepeat = async ({ services, actor, contract, idempotencyKey: key }: CallContext): Promise<boolean> =>
  contract.idempotent && key !== null && (await isAnswered(services, { actor, call: contract.name, key }));

interface Place {
  scope: Scope;
  communityId: number | null;
}

/** Where a change happens and which community its entries belong to. */
export function placeOf(ctx: CallContext, options: ChangeOptions): Place {
  const scope = options.scope ?? communityScope(ctx);
  return { scope, communityId: scope.kind === 'community' ? scope.communityId : (options.communityId ?? null) };
}

/** The one transaction of a change, or a step of one: the work with its tools, then `finish`. Nudges after the commit. */
export async function runChange<T>(
  { services, actor, origin, contract }: CallContext,
  { scope, communityId }: Place,
  work: (tools: ChangeTools) => Promise<T>,
  finish: (trx: WriteTransaction, result: T) => Promise<void>,
): Promise<T> {
  let hasSideEffects = false;
  let hasEvents = false;
  const response = await services.db.transaction(scope, async (trx) => {
    const now = services.clock.now();
    let audited = false;
    const record = async (entries: readonly AuditRecord[]) => {
      audited ||= entries.length > 0;
      await recordAudits(trx, entries);
    };
    const result = await work({
      trx,
      now,
      audit: ({ action, objectId, ...note }) => {
        const entry = { ...note, objectId: String(objectId), action: action ?? contract.audit ?? contract.name };
        return record([{ ...entry, actor, origin, communityId, outcome: 'SUCCESS', at: now }]);
      },
      record,
      enqueue: async (topic, payload) => {
        hasSideEffects = true;
        await enqueue(trx, { topic, payload, communityId, availableAt: now });
      },
      emit: async (event) => {
        if (communityId === null) throw new Error(`${contract.name} tells of an event outside any community`);
        hasEvents = true;
        await emit(trx, { ...event, communityId }, now);
      },
    });
    if (!audited) throw new Error(`${contract.name} changed something without an audit entry`);
    await finish(trx, result);
    return result;
  });
  if (hasSideEffects) nudgeOutbox();
  if (hasEvents) nudgeDeliveries();
  return response;
}

/** Keyed, because a request can hold a card number: a plain hash of one is soon guessed (PCI DSS 3.5.1.1). */
export function requestHash({ services }: CallContext, input: unknown): string {
  const key = hkdfSync('sha256', services.configuration.masterKey ?? '', 'quickportal', 'request hash', 32);
  return createHmac('sha256', Buffer.from(key))
    .update(JSON.stringify(input ?? null))
    .digest('hex');
}
