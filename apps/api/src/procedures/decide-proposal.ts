import type { ProposalStatus } from '@quickportal/contracts/proposals/proposal';
import type { ProposalRecord } from '@quickportal/db/proposals/proposal';
import { closeProposal, lockProposal } from '@quickportal/db/proposals/write-proposals';
import { insertUserAdministration } from '@quickportal/db/users/user-administration';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { checkVersion } from '../kernel/check-version.ts';
import { change, type ChangeTools } from './change.ts';
import type { CallContext } from './context.ts';
import { conflict, orNotFound, Problem } from '../kernel/problem.ts';
import { realPerson, type Person } from '../engines/access/actor.ts';
import { requireApprover } from '../engines/proposals/approver.ts';
import { hashProposal } from '@quickportal/db/proposals/hash-proposal';
import type { CurrentState, ProposalKind } from '../engines/proposals/proposal-kind.ts';
import { changesOf } from './propose.ts';

/** A request to decide: its row as read, and its kind. */
export interface DecisionRequest {
  readonly row: ProposalRecord;
  readonly kind: ProposalKind;
  /** The version that the approver saw. */
  readonly version: number | undefined;
}

/** A request to approve. */
export interface Approval extends DecisionRequest {
  /** What the approver says about it, kept with the request. */
  readonly comment?: string | undefined;
}

/** How a request was closed. Only APPROVED changed anything else; EXPIRED and STALE give the reason in `reason`. */
export interface Closure {
  readonly status: Exclude<ProposalStatus, 'PENDING'>;
  readonly reason: string | null;
}

type Tools = Pick<ChangeTools, 'trx' | 'now' | 'audit' | 'enqueue'>;
/** Loads the call's response inside the transaction, so that a repeat returns the same. */
export type LoadResponse<T> = (trx: WriteTransaction) => Promise<T>;

export const EXPIRED_REASON = 'The request expired without a decision.';
const CHANGED_REASON = 'The record has changed since the request was made.';
const GONE_REASON = 'The record no longer exists.';

const statusTexts: Record<Exclude<ProposalStatus, 'PENDING'>, string> = {
  APPROVED: 'was approved',
  REJECTED: 'was rejected',
  WITHDRAWN: 'was withdrawn',
  EXPIRED: 'has expired',
  STALE: 'can no longer be applied',
};

/** Locks the request; throws when it no longer exists, is decided, or has changed since it was read. */
async function lockPending(
  { trx }: Tools,
  { row, version }: DecisionRequest,
  loadResponse: LoadResponse<unknown>,
): Promise<ProposalRecord> {
  const current = orNotFound(await lockProposal(trx, row.proposalId));
  if (current.status !== 'PENDING') {
    const by = current.deciderName === null ? '' : ` by ${current.deciderName}`;
    const why = current.decisionReason && current.status !== 'APPROVED' ? `: ${current.decisionReason}` : '.';
    throw conflict(`This request ${statusTexts[current.status]}${by}${why}`);
  }
  await checkVersion(current, version, () => loadResponse(trx));
  return current;
}

export const scopeOf = ({ row, kind }: DecisionRequest) => ({
  scope: kind.scope(row.communityId),
  communityId: row.communityId,
});

/**
 * Approves a request: checks everything again and applies the change in the same transaction, with both users in the
 * audit trail. One that has expired, or that the current state no longer allows, is closed with that status; the caller
 * turns it into 409. `respond` makes the call's response of what was loaded. Throws forbidden for who may not decide.
 */
export async function approveProposal<T, R = T>(
  ctx: CallContext,
  input: unknown,
  decision: Approval,
  loadResponse: LoadResponse<T>,
  respond: (decided: T) => R = (decided) => decided as unknown as R,
): Promise<R> {
  const { kind, comment = null } = decision;
  const prepared = await prepareApproval(ctx, decision);
  return change(
    ctx,
    input,
    async (tools) => {
      const { trx, now } = tools;
      const row = await lockPending(tools, decision, loadResponse);
      const approver = await requireApprover(trx, ctx.services, ctx.actor, kind, row);
      const proposedChange = kind.schema.parse(row.change);
      const check = await checkCurrentState(ctx, tools, kind, row, proposedChange);
      if (!('current' in check)) {
        await closeAutomatically(tools, row, check);
        return respond(await loadResponse(trx));
      }
      const applied = await kind.apply(
        { trx, now, enqueue: tools.enqueue, services: ctx.services, prepared },
        proposedChange,
        check.current,
      );
      const closed: Closure = { status: 'APPROVED', reason: comment };
      const decider = { userId: approver.systemUserId, name: approver.fullName };
      await close(tools, row, closed, { decider, objectId: applied.objectId });
      const { administeredUserIds: userIds = [], action } = applied;
      await insertUserAdministration(trx, { administeredBy: row.requesterId, userIds, action, at: now });
      const { ip, userAgent } = ctx.origin;
      const approval = {
        proposalId: row.proposalId,
        requestedBy: row.requesterLogin,
        approvedBy: approver.loginName,
        sameDevice: row.requesterIp === ip && row.requesterUserAgent === userAgent.slice(0, 500),
      };
      await tools.audit({
        action: applied.action,
        objectType: kind.objectType,
        objectId: applied.objectId,
        ...applied.audited,
        description: `${applied.description}. Requested by ${row.requesterName}, approved by ${approver.fullName}`,
        ...(applied.before === undefined ? {} : { before: applied.before }),
        after: { ...(applied.after as object), dualAuthorisation: approval },
      });
      await tools.audit({
        objectType: 'proposal',
        objectId: row.proposalId,
        description: `${row.title}: approved`,
        after: {
          ...approval,
          ...(comment !== null && { comment }),
          kind: row.kind,
          changes: changesOf(row.differences),
        },
      });
      return respond(await loadResponse(trx));
    },
    scopeOf(decision),
  );
}

/**
 * Runs the kind's `prepare`, which is expensive (it hashes a password), for users who may decide only. A decided request
 * is refused in the transaction. Throws forbidden, with the reason.
 */
async function prepareApproval(ctx: CallContext, { row, kind }: DecisionRequest): Promise<unknown> {
  if (!kind.prepare || row.status !== 'PENDING') return undefined;
  await requireApprover(ctx.services.db.reader(kind.scope(row.communityId)), ctx.services, ctx.actor, kind, row);
  return kind.prepare(ctx.services, kind.schema.parse(row.change));
}

/**
 * Returns the current state, or the closure of a request that cannot be applied to it. Throws forbidden where the
 * approver may not decide.
 */
async function checkCurrentState(
  { actor }: CallContext,
  { trx, now }: Tools,
  kind: ProposalKind,
  row: ProposalRecord,
  proposedChange: unknown,
): Promise<{ current: CurrentState<unknown> } | Closure> {
  if (Date.parse(row.expiresAt) <= now.getTime()) return { status: 'EXPIRED', reason: EXPIRED_REASON };
  if (hashProposal(kind.kind, row.change) !== row.changeHash) {
    return { status: 'STALE', reason: 'The stored request does not match the original.' };
  }
  const current = await kind.load(trx, proposedChange, true);
  const reason = staleReason(kind, row, current);
  if (current === null || reason !== null) return { status: 'STALE', reason };
  try {
    await kind.check(trx, proposedChange, current, { actor, now });
  } catch (error) {
    if (!(error instanceof Problem) || error.type === 'forbidden') throw error;
    return { status: 'STALE', reason: messageOf(error) };
  }
  return { current };
}

/** Returns why a request no longer fits the current record; null when it does. */
export function staleReason(
  kind: ProposalKind,
  row: Pick<ProposalRecord, 'baseVersion' | 'baseHash'>,
  current: CurrentState<unknown> | null,
): string | null {
  if (current === null) return GONE_REASON;
  const isSame = current.version === row.baseVersion && hashProposal(kind.kind, current.state) === row.baseHash;
  return isSame ? null : CHANGED_REASON;
}

const messageOf = (problem: Problem): string =>
  problem.errors?.flatMap(({ messages }) => messages).join(' ') ?? problem.detail ?? problem.message;

/** Closes a request that its time or the current state has overtaken, with its audit entry. */
export async function closeAutomatically(tools: Tools, row: ProposalRecord, closed: Closure): Promise<Closure> {
  await close(tools, row, closed, { decider: null });
  await tools.audit({
    action: closed.status === 'EXPIRED' ? 'proposals.expire' : 'proposals.refuse-stale',
    objectType: 'proposal',
    objectId: row.proposalId,
    description: `${row.title}: not applied. ${closed.reason}`,
    after: { status: closed.status, reason: closed.reason },
  });
  return closed;
}

async function close(
  { trx, now }: Tools,
  { proposalId }: ProposalRecord,
  { status, reason }: Closure,
  by: { decider: { userId: number; name: string } | null; objectId?: number },
): Promise<void> {
  const isClosed = await closeProposal(trx, { proposalId, status, reason, at: now, ...by });
  // The row is locked and was pending, so anything else is a bug
  if (!isClosed) throw new Error(`Proposal ${proposalId} was closed twice`);
}

/**
 * Closes a pending request because its object was changed otherwise, in the transaction of that change. The caller
 * locks the request before the object, as an approval does.
 */
export const overtakeProposal = (tools: Tools, row: ProposalRecord, reason: string): Promise<Closure> =>
  closeAutomatically(tools, row, { status: 'STALE', reason });

/** Rejects a request with a reason and changes nothing else. Requesters withdraw instead. */
export const rejectProposal = <T>(
  ctx: CallContext,
  input: unknown,
  decision: DecisionRequest & { reason: string },
  loadResponse: LoadResponse<T>,
): Promise<T> =>
  closeWithDecision(ctx, input, decision, { status: 'REJECTED', reason: decision.reason }, loadResponse, (tools, row) =>
    requireApprover(tools.trx, ctx.services, ctx.actor, decision.kind, row),
  );

/** Withdraws the caller's own request and changes nothing else. */
export const withdrawProposal = <T>(
  ctx: CallContext,
  input: unknown,
  decision: DecisionRequest,
  loadResponse: LoadResponse<T>,
): Promise<T> =>
  closeWithDecision(ctx, input, decision, { status: 'WITHDRAWN', reason: null }, loadResponse, (_tools, row) => {
    const person = realPerson(ctx.actor);
    if (person?.systemUserId === row.requesterId) return person;
    throw new Problem('forbidden', { detail: `Only ${row.requesterName} can withdraw this request.` });
  });

/** Closes a pending request that nothing comes of, with its audit entry. */
export async function closeByPerson(
  tools: Tools,
  row: ProposalRecord,
  closed: Closure,
  { systemUserId, fullName }: Person,
): Promise<void> {
  const isRejected = closed.status === 'REJECTED';
  await close(tools, row, closed, { decider: { userId: systemUserId, name: fullName } });
  await tools.audit({
    action: isRejected ? 'proposals.reject' : 'proposals.withdraw',
    objectType: 'proposal',
    objectId: row.proposalId,
    description: `${row.title}: ${isRejected ? 'rejected' : 'withdrawn'}`,
    after: { requestedBy: row.requesterLogin, ...(closed.reason === null ? {} : { reason: closed.reason }) },
  });
}

function closeWithDecision<T>(
  ctx: CallContext,
  input: unknown,
  decision: DecisionRequest,
  closed: Closure,
  loadResponse: LoadResponse<T>,
  allow: (tools: Tools, row: ProposalRecord) => Person | Promise<Person>,
): Promise<T> {
  return change(
    ctx,
    input,
    async (tools) => {
      const row = await lockPending(tools, decision, loadResponse);
      await closeByPerson(tools, row, closed, await allow(tools, row));
      return loadResponse(tools.trx);
    },
    scopeOf(decision),
  );
}
