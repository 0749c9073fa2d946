import type { Proposal, ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Scope } from '@quickportal/db/connect/scope';
import type { ProposalRecord } from '@quickportal/db/proposals/proposal';
import {
  getProposal,
  includesProposal,
  type KindsOf,
  type ProposalViewer,
} from '@quickportal/db/proposals/read-proposals';
import { realPerson, type UserActor } from '../../engines/access/actor.ts';
import { holdsAnyRight, holdsRight } from '../../engines/access/authorise.ts';
import { approvalRefusal } from '../../engines/proposals/approver.ts';
import { staleReason, type DecisionRequest } from '../../procedures/decide-proposal.ts';
import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import type { Context } from '../../procedures/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { communityScope } from '../../procedures/scope.ts';
import { proposalKinds } from './known-kinds.ts';

interface Seen {
  readonly viewer: ProposalViewer;
  readonly scope: Scope;
}

/** Staff see the requests of staff over all communities and of the facility they work in, facility users their own facility's. */
export function seenBy(ctx: Context): Seen {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Problem('forbidden');
  const audience = actor.user.kind === 'STAFF' ? 'STAFF' : 'FACILITY';
  const communityId = actor.community?.communityId ?? null;
  const kinds = [...proposalKinds.values()].filter((kind) => audience === 'STAFF' || kind.audience === audience);
  const kindsOf = (holds: (kind: ProposalKind, businessId?: number) => boolean): KindsOf => ({
    everywhere: kinds.filter((kind) => holds(kind)).map(({ kind }) => kind),
    inBusinesses: [...actor.businessRights.keys()].flatMap((businessId) =>
      kinds.filter((kind) => holds(kind, businessId)).map(({ kind }) => ({ kind, businessId })),
    ),
  });
  return {
    viewer: {
      audience,
      userId: actor.user.systemUserId,
      communityId,
      distanceDays: ctx.services.configuration.approverDistanceDays,
      approvable: kindsOf(({ rights }, businessId) => !actor.viewedBy && holdsRight(actor, rights.approve, businessId)),
      visible: kindsOf(
        ({ rights }, businessId) =>
          holdsRight(actor, rights.approve, businessId) || holdsAnyRight(actor, rights.propose, businessId),
      ),
    },
    scope: audience === 'STAFF' ? { kind: 'staff' } : communityScope(ctx),
  };
}

/** Whether the viewer sees a request: one that they may ask for or approve, or made themselves. */
const isVisible = (row: ProposalRecord, viewer: ProposalViewer): boolean =>
  includesProposal(viewer.visible, row) || row.requesterId === viewer.userId;

/** A request that the caller may see, with its kind; otherwise 404. `sees` is for calls with a right of their own. */
export async function findDecisionRequest(
  ctx: Context,
  proposalId: number,
  version?: number,
  sees: (row: ProposalRecord, viewer: ProposalViewer) => boolean = isVisible,
): Promise<DecisionRequest> {
  const { viewer, scope } = seenBy(ctx);
  const row = await getProposal(ctx.services.db.reader(scope), {
    proposalId,
    audience: viewer.audience,
    communityId: viewer.communityId,
  });
  const kind = row && proposalKinds.get(row.kind);
  if (!row || !kind || !sees(row, viewer)) throw notFound();
  return { row, kind, version };
}

/** A request as lists show it, to this viewer at this moment; `isTheirs`: the viewer is one who may decide it. */
export function proposalResponse(row: ProposalRecord, viewer: ProposalViewer, now: Date, isTheirs: boolean): Proposal {
  const lapsed = row.status === 'PENDING' && Date.parse(row.expiresAt) <= now.getTime();
  const isOpen = row.status === 'PENDING' && !lapsed;
  return {
    proposalId: row.proposalId,
    kind: row.kind,
    changeType: row.changeType,
    title: row.title,
    objectType: row.objectType,
    noun: proposalKinds.get(row.kind)?.noun ?? row.changeType,
    communityId: row.communityId,
    communityName: row.communityName,
    reason: row.reason,
    status: lapsed ? 'EXPIRED' : row.status,
    requesterId: row.requesterId,
    requesterName: row.requesterName,
    requestedAt: row.requestedAt,
    expiresAt: row.expiresAt,
    deciderName: row.deciderName,
    decidedAt: row.decidedAt,
    decisionReason: row.decisionReason,
    currentUserCanApprove: isOpen && isTheirs,
    currentUserCanWithdraw: isOpen && row.requesterId === viewer.userId,
    version: row.version,
  };
}

/**
 * A request with its differences, why the caller cannot decide it, and why it could not be applied any more. `ofKind`
 * reads in the scope of its kind.
 */
export async function proposalDetails(
  ctx: Context,
  { row, kind }: DecisionRequest,
  { db, ofKind }: { db: Reader; ofKind: Reader },
): Promise<ProposalDetails> {
  const { viewer } = seenBy(ctx);
  const now = ctx.services.clock.now();
  const shown = proposalResponse(row, viewer, now, false);
  const isOpen = shown.status === 'PENDING';
  const isMine = shown.requesterId === viewer.userId && realPerson(ctx.actor) === (ctx.actor as UserActor).user;
  const refusal = isOpen ? await approvalRefusal(db, ctx.services, ctx.actor, kind, row) : null;
  const isCompared = isOpen || shown.status === 'STALE';
  const requested = isCompared ? kind.schema.parse(row.change) : null;
  const current = isCompared ? await kind.load(ofKind, requested, false) : null;
  const stale = isCompared ? staleReason(kind, row, current) : null;
  return {
    ...shown,
    currentUserCanApprove: isOpen && refusal === null,
    currentUserCanWithdraw: shown.currentUserCanWithdraw && isMine,
    currentUserCanRequestAgain: isMine && (stale !== null || shown.status === 'STALE' || shown.status === 'EXPIRED'),
    currentDifferences:
      stale === null || current === null ? null : await kind.differences(ofKind, requested, current.state),
    propertyDifferences: [...row.differences],
    approvalRefusal: refusal,
    staleReason: isOpen ? stale : null,
  };
}
