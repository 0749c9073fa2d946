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
import { proposalHash } from '@quickportal/db/proposals/proposal-hash';
import type { CurrentState, ProposalKind } from '../engines/proposals/proposal-kind.ts';
import { changesOf } from './propose.ts';

/** A request that a user decides about: its row as it was read, and its kind. */
export interface Deciding {
  readonly row: ProposalRecord;
  readonly kind: ProposalKind;
  /** The version that the decider saw. */
  readonly version: number | undefined;
}

/** How a request ended. Only APPROVED changed anything else; EXPIRED and STALE say why in `reason`. */
export interface Closed {
  readonly status: Exclude<ProposalStatus, 'PENDING'>;
  readonly reason: string | null;
}

type Tools = Pick<ChangeTools, 'trx' | 'now' | 'audit' | 'enqueue'>;
/** Returns the call inside the transaction, so that a repeated request gets the same. */
export type Decide<T> = (trx: WriteTransaction) => Promise<T>;

const EXPIRED_REASON = 'The request expired without a decision.';
const CHANGED_REASON = 'The record has changed since the request was made.';
const GONE_REASON = 'The record no longer exists.';

const inWords: Record<Exclude<ProposalStatus, 'PENDING'>, string> = {
  APPROVED: 'was approved',
  REJECTED: 'was rejected',
  WITHDRAWN: 'was withdrawn',
  EXPIRED: 'has expired',
  STALE: 'can no longer be applied',
};

/** Locks the request; throws when it is gone, decided, or not the one that was read. */
async function lockPending(
  { trx }: Tools,
  { row, version }: Deciding,
  response: Decide<unknown>,
): Promise<ProposalRecord> {
  const current = orNotFound(await lockProposal(trx, row.proposalId));
  if (current.status !== 'PENDING') {
    const by = current.deciderName === null ? '' : ` by ${current.deciderName}`;
    const why = current.decisionReason ? `: ${current.decisionReason}` : '.';
    throw conflict(`This request ${inWords[current.status]}${by}${why}`);
  }
  await checkVersion(current, version, () => response(trx));
  return current;
}

const scopeOf = ({ row, kind }: Deciding) => ({ scope: kind.scope(row.communityId), communityId: row.communityId });

/**
 * Approves: checks everything again and applies the change in the same transaction, with both people in the audit
 * trail. A request that has lapsed, or that the current state does not allow any more, is closed and answered as such;
 * the caller turns that into 409. Throws forbidden for anyone who may not decide.
 */
export async function approveProposal<T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding,
  response: Decide<T>,
): Promise<T> {
  const { kind } = deciding;
  // Preparing is dear (a password is hashed): not for a request that was decided before, which is refused below
  const prepared =
    deciding.row.status === 'PENDING'
      ? await kind.prepare?.(ctx.services, kind.schema.parse(deciding.row.change))
      : undefined;
  return change(
    ctx,
    input,
    async (tools) => {
      const { trx, now } = tools;
      const row = await lockPending(tools, deciding, response);
      const approver = await requireApprover(trx, ctx.services, ctx.actor, kind, row);
      const proposedChange = kind.schema.parse(row.change);
      const found = await stillAllowed(ctx, tools, kind, row, proposedChange);
      if (!('current' in found)) {
        await closeByItself(tools, row, found);
        return response(trx);
      }
      const applied = await kind.apply(
        { trx, now, enqueue: tools.enqueue, services: ctx.services, prepared },
        proposedChange,
        found.current,
      );
      const closed: Closed = { status: 'APPROVED', reason: null };
      const decider = { userId: approver.systemUserId, name: approver.fullName };
      await close(tools, row, closed, { decider, objectId: applied.objectId });
      const { administeredUserIds: userIds = [], action } = applied;
      await insertUserAdministration(trx, { administeredBy: row.requesterId, userIds, action, at: now });
      const { ip, userAgent } = ctx.origin;
      const both = {
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
        after: { ...(applied.after as object), dualAuthorisation: both },
      });
      await tools.audit({
        objectType: 'proposal',
        objectId: row.proposalId,
        description: `${row.title}: approved`,
        after: { ...both, kind: row.kind, changes: changesOf(row.differences) },
      });
      return response(trx);
    },
    scopeOf(deciding),
  );
}

/** The current state, or why the request cannot be applied to it. Throws forbidden where the approver may not. */
async function stillAllowed(
  { actor }: CallContext,
  { trx, now }: Tools,
  kind: ProposalKind,
  row: ProposalRecord,
  proposedChange: unknown,
): Promise<{ current: CurrentState<unknown> } | Closed> {
  if (Date.parse(row.expiresAt) <= now.getTime()) return { status: 'EXPIRED', reason: EXPIRED_REASON };
  if (proposalHash(kind.kind, row.change) !== row.changeHash) {
    return { status: 'STALE', reason: 'The stored request does not match the original.' };
  }
  const current = await kind.load(trx, proposedChange, true);
  const reason = staleReason(kind, row, current);
  if (current === null || reason !== null) return { status: 'STALE', reason };
  try {
    await kind.check(trx, proposedChange, current, actor);
  } catch (error) {
    if (!(error instanceof Problem) || error.type === 'forbidden') throw error;
    return { status: 'STALE', reason: wordsOf(error) };
  }
  return { current: current };
}

/** Why a request does not fit the thing as it is now; null when it does. */
export function staleReason(
  kind: ProposalKind,
  row: Pick<ProposalRecord, 'baseVersion' | 'baseHash'>,
  current: CurrentState<unknown> | null,
): string | null {
  if (current === null) return GONE_REASON;
  const isSame = current.version === row.baseVersion && proposalHash(kind.kind, current.state) === row.baseHash;
  return isSame ? null : CHANGED_REASON;
}

const wordsOf = (problem: Problem): string =>
  problem.errors?.flatMap(({ messages }) => messages).join(' ') ?? problem.detail ?? problem.message;

async function closeByItself(tools: Tools, row: ProposalRecord, closed: Closed): Promise<Closed> {
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
  { status, reason }: Closed,
  by: { decider: { userId: number; name: string } | null; objectId?: number },
): Promise<void> {
  const isClosed = await closeProposal(trx, { proposalId, status, reason, at: now, ...by });
  // The row is locked and was pending: anything else is a fault of ours
  if (!isClosed) throw new Error(`Proposal ${proposalId} was closed twice`);
}

/**
 * Closes a pending request because something else was done to its object, in that change's transaction. The caller has
 * locked the request before the object, in the order of an approval.
 */
export const overtakeProposal = (tools: Tools, row: ProposalRecord, reason: string): Promise<Closed> =>
  closeByItself(tools, row, { status: 'STALE', reason });

/** Rejects with a reason; nothing else changes. The requester withdraws instead. */
export const rejectProposal = <T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding & { reason: string },
  response: Decide<T>,
): Promise<T> =>
  closeByHand(ctx, input, deciding, { status: 'REJECTED', reason: deciding.reason }, response, (tools, row) =>
    requireApprover(tools.trx, ctx.services, ctx.actor, deciding.kind, row),
  );

/** Withdraws one's own request; nothing else changes. */
export const withdrawProposal = <T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding,
  response: Decide<T>,
): Promise<T> =>
  closeByHand(ctx, input, deciding, { status: 'WITHDRAWN', reason: null }, response, (_tools, row) => {
    const person = realPerson(ctx.actor);
    if (person?.systemUserId === row.requesterId) return person;
    throw new Problem('forbidden', { detail: `Only ${row.requesterName} can withdraw this request.` });
  });

function closeByHand<T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding,
  closed: Closed,
  response: Decide<T>,
  allow: (tools: Tools, row: ProposalRecord) => Person | Promise<Person>,
): Promise<T> {
  return change(
    ctx,
    input,
    async (tools) => {
      const row = await lockPending(tools, deciding, response);
      const { systemUserId, fullName } = await allow(tools, row);
      await close(tools, row, closed, { decider: { userId: systemUserId, name: fullName } });
      await tools.audit({
        objectType: 'proposal',
        objectId: row.proposalId,
        description: `${row.title}: ${closed.status === 'REJECTED' ? 'rejected' : 'withdrawn'}`,
        after: { requestedBy: row.requesterLogin, ...(closed.reason === null ? {} : { reason: closed.reason }) },
      });
      return response(tools.trx);
    },
    scopeOf(deciding),
  );
}
