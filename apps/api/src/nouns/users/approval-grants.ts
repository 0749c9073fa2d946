import { approvalRights } from '@quickportal/contracts/proposals/proposal-rights';
import type { Right } from '@quickportal/contracts/access/rights';
import { tookApprovalRight } from '@quickportal/db/users/user-administration';
import { realPerson } from '../../engines/access/actor.ts';
import type { Grant } from '../../engines/access/granting.ts';
import { distanceStart, hasSecondPerson } from '../../engines/proposals/approver.ts';
import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { propose } from '../../procedures/propose.ts';
import type { CallContext } from '../../procedures/context.ts';
import type { UserChangeTools } from './change-user.ts';

const approving: ReadonlySet<Right> = new Set(approvalRights);

/** Rights to approve that are held after a change somewhere they were not held before. */
export function approvalsGiven(before: readonly Grant[], after: readonly Grant[]): Right[] {
  const held = new Set(
    before.flatMap(({ rights, businessId }) => [...rights].map((right) => `${right} ${businessId ?? 'everywhere'}`)),
  );
  const isNew = (right: Right, businessId: number | null) =>
    approving.has(right) && !held.has(`${right} everywhere`) && !held.has(`${right} ${businessId}`);
  return [
    ...new Set(after.flatMap(({ rights, businessId }) => [...rights].filter((right) => isNew(right, businessId)))),
  ];
}

interface Giving<C> {
  readonly change: C;
  readonly before: readonly Grant[];
  readonly after: readonly Grant[];
}

/**
 * Asks for a change that gives a right to approve, where a second person exists to decide it; returns the request's id,
 * or null where the change may be made at once. A user who took the right from the others has to ask too.
 */
export async function proposeApprovals<C extends { communityId: number }, S, P>(
  ctx: CallContext,
  tools: UserChangeTools,
  kind: ProposalKind<C, S, P>,
  { change, before, after }: Giving<C>,
): Promise<number | null> {
  const { trx, now } = tools;
  const requesterId = realPerson(ctx.actor)?.systemUserId;
  if (requesterId === undefined || approvalsGiven(before, after).length === 0) return null;
  const { businessId = null, subjectUserId = null } = kind.object(change);
  const { communityId } = change;
  const request = { communityId, businessId, subjectUserId, requesterId, requestedAt: now };
  const needsSecond =
    (await hasSecondPerson(trx, ctx.services, kind, request)) ||
    (await tookApprovalRight(trx, requesterId, distanceStart(ctx.services, now)));
  if (!needsSecond) return null;
  return (await propose(ctx, tools, kind, { change, communityId })).proposalId;
}

/** Every right of the grants, once. */
export const rightsOf = (grants: readonly Grant[]): Right[] => [
  ...new Set(grants.flatMap(({ rights }) => [...rights])),
];
