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
import { isCaller } from '../engines/access/actor.ts';
import { conflict } from '../kernel/problem.ts';
import { DECOMMISSIONED } from '@quickportal/contracts/decommission/decommissioned';
import type { CallContext } from './context.ts';
import { communityScope } from './scope.ts';

/** The audit entry of a change. `before` and `after` hold what changed, never secrets. */
export interface AuditNote {
  objectType: AuditObjectType;
  objectId: string | number;
  /** The customer whose Recent Activity shows the entry, where the object belongs to one. */
  customerId?: number | null;
  description: string;
  before?: Json;
  after?: Json;
  /** Only for calls that can do several things; by default the contract's action. */
  action?: string;
}

export interface ChangeTools {
  readonly trx: WriteTransaction;
  /** The moment of the change; business time never comes from the database. */
  readonly now: Date;
  /** Adds an audit entry that commits with the change. */
  readonly audit: (note: AuditNote) => Promise<void>;
  /** Adds complete audit entries that an engine built. */
  readonly record: (entries: readonly AuditRecord[]) => Promise<void>;
  /** Adds a side effect that runs after the commit, at least once. */
  readonly enqueue: (topic: string, payload: Json) => Promise<void>;
  /** Emits an event to webhook endpoints after the commit. */
  readonly emit: <T extends EventType>(event: Omit<Emitted<T>, 'communityId'>) => Promise<void>;
}

export interface ChangeOptions {
  scope?: Scope;
  /** Community of the audit entries, where the scope does not imply it. */
  communityId?: number | null;
  /** Whether it is made in a decommissioned community as well. */
  inDecommissioned?: true;
}

/**
 * Runs a change in one transaction in the caller's scope, with its audit entries, side effects and idempotency result.
 * `work` must do nothing outside the database. A change without an audit entry is a bug and is rolled back.
 */
export async function change<T>(
  ctx: CallContext,
  input: unknown,
  work: (tools: ChangeTools) => Promise<T>,
  options: ChangeOptions = {},
): Promise<T> {
  const { services, actor, contract } = ctx;
  const { scope, communityId } = changeScopeOf(ctx, options);
  const key = contract.idempotent ? ctx.idempotencyKey : null;
  const beginning =
    key === null
      ? null
      : await begin(services, { actor, call: contract.name, key, requestHash: requestHash(ctx, input) });
  if (beginning?.state === 'replay') {
    ctx.notes.replayed = true;
    return (beginning.body === '' ? undefined : JSON.parse(beginning.body)) as T;
  }
  try {
    return await runChange(ctx, { scope, communityId }, work, async (trx, result) => {
      if (!beginning) return;
      await complete(trx, beginning.claim, storedResponse(contract, result));
    });
  } catch (error) {
    if (beginning) await release(services, beginning.claim);
    throw error;
  }
}

/** The response stored for a repeat of the key. A response that shows a secret is stored without its body, or without it. */
function storedResponse(contract: AnyContract, result: unknown): { status: number; body: string | null } {
  const { showsSecret } = contract;
  if (showsSecret === true) return { status: Number(Object.keys(contract.responses)[0]), body: null };
  const parsed = responseSchema(contract).parse(result);
  const body = JSON.stringify(parsed, (name, value: unknown) => (name === showsSecret ? null : value)) ?? '';
  return { status: responseParts(contract, parsed).status, body };
}

/** Whether this request was completed before under the same key, so that `change` returns the stored response. */
export const isRepeat = async ({ services, actor, contract, idempotencyKey: key }: CallContext): Promise<boolean> =>
  contract.idempotent && key !== null && (await isAnswered(services, { actor, call: contract.name, key }));

interface ChangeScope {
  scope: Scope;
  communityId: number | null;
}

/**
 * Returns the scope of a change and the community of its audit entries. Throws state-conflict (409) where that community
 * was decommissioned.
 */
export function changeScopeOf(ctx: CallContext, options: ChangeOptions): ChangeScope {
  const scope = options.scope ?? communityScope(ctx);
  const communityId = scope.kind === 'community' ? scope.communityId : (options.communityId ?? null);
  const { actor } = ctx;
  const own = isCaller(actor) ? actor.community : null;
  // The session of a user, which leaves the community, is no change of it
  const isOfCommunity = scope.kind !== 'auth' && own !== null && own.communityId === communityId;
  if (isOfCommunity && own.isDecommissioned && !options.inDecommissioned) throw conflict(DECOMMISSIONED);
  return { scope, communityId };
}

/**
 * Runs the one transaction of a change, or of one step: `work` with its tools, then `finish`. Wakes the relays after
 * the commit.
 */
export async function runChange<T>(
  { services, actor, origin, contract }: CallContext,
  { scope, communityId }: ChangeScope,
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
        if (communityId === null) throw new Error(`${contract.name} emits an event outside any community`);
        hasEvents = true;
        await emit(trx, { requestId: origin.requestId, ...event, communityId }, now);
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

/**
 * Hashes a request with a key: it can hold a card number, and a plain hash of one is easily guessed (PCI DSS 3.5.1.1).
 */
export function requestHash({ services }: CallContext, input: unknown): string {
  const key = hkdfSync('sha256', services.configuration.masterKey ?? '', 'quickportal', 'request hash', 32);
  return createHmac('sha256', Buffer.from(key))
    .update(JSON.stringify(input ?? null))
    .digest('hex');
}
