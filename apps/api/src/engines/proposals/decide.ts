import type { ProposalRow, ProposalState } from '@quickportal/db/proposals/proposal';
import { closeProposal, lockProposal } from '@quickportal/db/proposals/write-proposals';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { change, type ChangeTools } from '../../kernel/change.ts';
import type { CallContext } from '../../kernel/implement.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { realPerson, type Person } from '../access/actor.ts';
import { requireApprover } from './approver.ts';
import { proposalHash } from '@quickportal/db/proposals/proposal-hash';
import type { Present, ProposalKind } from './proposal-kind.ts';
import { changesOf } from './propose.ts';

/** A request that somebody decides about: its row as it was read, and its kind. */
export interface Deciding {
  readonly row: ProposalRow;
  readonly kind: ProposalKind;
  /** The version that the decider saw. */
  readonly version: number | undefined;
}

/** How a request ended. Only APPROVED changed anything else; EXPIRED and STALE say why in `reason`. */
export interface Closed {
  readonly status: Exclude<ProposalState, 'PENDING'>;
  readonly reason: string | null;
}

type Tools = Pick<ChangeTools, 'trx' | 'now' | 'audit' | 'enqueue'>;
/** Answers the call inside the transaction, so that a repeated request gets the same. */
export type Answer<T> = (trx: WriteTransaction, closed: Closed) => Promise<T>;

const EXPIRED_REASON = 'Nobody decided in time.';
const CHANGED_REASON = 'It has changed since this was asked for.';
const GONE_REASON = 'It does not exist any more.';

const inWords: Record<Exclude<ProposalState, 'PENDING'>, string> = {
  APPROVED: 'was approved',
  REJECTED: 'was rejected',
  WITHDRAWN: 'was withdrawn',
  EXPIRED: 'has lapsed',
  STALE: 'can no longer be applied',
};

/** Locks the request; throws when it is gone, decided, or not the one that was read. */
async function lockPending({ trx }: Tools, { row, version }: Deciding): Promise<ProposalRow> {
  const present = await lockProposal(trx, row.proposalId);
  if (!present) throw notFound();
  if (present.status !== 'PENDING') {
    const by = present.deciderName === null ? '' : ` by ${present.deciderName}`;
    const why = present.decisionReason ? `: ${present.decisionReason}` : '.';
    throw new Problem('state-conflict', { detail: `This request ${inWords[present.status]}${by}${why}` });
  }
  if (version !== undefined && version !== present.version) throw new Problem('lost-update');
  return present;
}

const scopeOf = ({ row, kind }: Deciding) => ({ scope: kind.scope(row.communityId), communityId: row.communityId });

/**
 * Approves: checks everything again and applies the change in the same transaction, with both people in the audit
 * trail. A request that has lapsed, or that the present state does not allow any more, is closed and answered as such;
 * the caller turns that into 409. Throws forbidden for whoever may not decide.
 */
export async function approveProposal<T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding,
  answer: Answer<T>,
): Promise<T> {
  const { kind } = deciding;
  const prepared = await kind.prepare?.(ctx.services, kind.schema.parse(deciding.row.change));
  return change(
    ctx,
    input,
    async (tools) => {
      const { trx, now } = tools;
      const row = await lockPending(tools, deciding);
      const approver = await requireApprover(trx, ctx.actor, kind, row);
      const proposedChange = kind.schema.parse(row.change);
      const found = await stillAllowed(ctx, tools, kind, row, proposedChange);
      if (!('present' in found)) return answer(trx, await closeByItself(tools, row, found));
      const applied = await kind.apply(
        { trx, now, enqueue: tools.enqueue, services: ctx.services, prepared },
        proposedChange,
        found.present,
      );
      const closed: Closed = { status: 'APPROVED', reason: null };
      const decider = { userId: approver.systemUserId, name: approver.fullName };
      await close(tools, row, closed, { decider, objectId: applied.objectId });
      const both = { proposalId: row.proposalId, requestedBy: row.requesterLogin, approvedBy: approver.loginName };
      await tools.audit({
        action: applied.action,
        objectType: row.objectType,
        objectId: applied.objectId,
        description: `${applied.description}. Asked for by ${row.requesterName}, approved by ${approver.fullName}`,
        ...(applied.before === undefined ? {} : { before: applied.before }),
        after: { ...(applied.after as object), dualAuthorisation: both },
      });
      await tools.audit({
        objectType: 'proposal',
        objectId: row.proposalId,
        description: `${row.title}: approved`,
        after: { ...both, kind: row.kind, changes: changesOf(row.differences) },
      });
      return answer(trx, closed);
    },
    scopeOf(deciding),
  );
}

/** The present state, or why the request cannot be applied to it. Throws forbidden where the approver may not. */
async function stillAllowed(
  { actor }: CallContext,
  { trx, now }: Tools,
  kind: ProposalKind,
  row: ProposalRow,
  proposedChange: unknown,
): Promise<{ present: Present<unknown> } | Closed> {
  if (Date.parse(row.expiresAt) <= now.getTime()) return { status: 'EXPIRED', reason: EXPIRED_REASON };
  if (proposalHash(kind.kind, row.change) !== row.changeHash) {
    return { status: 'STALE', reason: 'The stored request is not the one that was made.' };
  }
  const present = await kind.load(trx, proposedChange, true);
  const reason = staleReason(kind, row, present);
  if (present === null || reason !== null) return { status: 'STALE', reason };
  try {
    await kind.check(trx, proposedChange, present, actor);
  } catch (error) {
    if (!(error instanceof Problem) || error.type === 'forbidden') throw error;
    return { status: 'STALE', reason: wordsOf(error) };
  }
  return { present };
}

/** Why a request does not fit the thing as it is now; null when it does. */
export function staleReason(
  kind: ProposalKind,
  row: Pick<ProposalRow, 'baseVersion' | 'baseHash'>,
  present: Present<unknown> | null,
): string | null {
  if (present === null) return GONE_REASON;
  const isSame = present.version === row.baseVersion && proposalHash(kind.kind, present.state) === row.baseHash;
  return isSame ? null : CHANGED_REASON;
}

const wordsOf = (problem: Problem): string =>
  problem.errors?.flatMap(({ messages }) => messages).join(' ') ?? problem.detail ?? problem.message;

async function closeByItself(tools: Tools, row: ProposalRow, closed: Closed): Promise<Closed> {
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
  { proposalId }: ProposalRow,
  { status, reason }: Closed,
  by: { decider: { userId: number; name: string } | null; objectId?: number },
): Promise<void> {
  const isClosed = await closeProposal(trx, { proposalId, status, reason, at: now, ...by });
  // The row is locked and was pending: anything else is a fault of ours
  if (!isClosed) throw new Error(`Proposal ${proposalId} was closed twice`);
}

/** Rejects with a reason; nothing else changes. Whoever asked withdraws instead. */
export const rejectProposal = <T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding & { reason: string },
  answer: Answer<T>,
): Promise<T> =>
  closeByHand(ctx, input, deciding, { status: 'REJECTED', reason: deciding.reason }, answer, (tools, row) =>
    requireApprover(tools.trx, ctx.actor, deciding.kind, row),
  );

/** Withdraws one's own request; nothing else changes. */
export const withdrawProposal = <T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding,
  answer: Answer<T>,
): Promise<T> =>
  closeByHand(ctx, input, deciding, { status: 'WITHDRAWN', reason: null }, answer, (_tools, row) => {
    const person = realPerson(ctx.actor);
    if (person?.systemUserId === row.requesterId) return person;
    throw new Problem('forbidden', { detail: `Only ${row.requesterName} can withdraw this request.` });
  });

function closeByHand<T>(
  ctx: CallContext,
  input: unknown,
  deciding: Deciding,
  closed: Closed,
  answer: Answer<T>,
  allow: (tools: Tools, row: ProposalRow) => Person | Promise<Person>,
): Promise<T> {
  return change(
    ctx,
    input,
    async (tools) => {
      const row = await lockPending(tools, deciding);
      const { systemUserId, fullName } = await allow(tools, row);
      await close(tools, row, closed, { decider: { userId: systemUserId, name: fullName } });
      await tools.audit({
        objectType: 'proposal',
        objectId: row.proposalId,
        description: `${row.title}: ${closed.status === 'REJECTED' ? 'rejected' : 'withdrawn'}`,
        after: { requestedBy: row.requesterLogin, ...(closed.reason === null ? {} : { reason: closed.reason }) },
      });
      return answer(tools.trx, closed);
    },
    scopeOf(deciding),
  );
}
