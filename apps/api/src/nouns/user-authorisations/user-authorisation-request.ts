import { INVITATION_SENT } from '@quickportal/contracts/user-authorisations/invitation-sent';
import type { UserAuthorisation } from '@quickportal/contracts/user-authorisations/user-authorisation';
import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { hasInvitationSent } from '@quickportal/db/user-authorisations/search-user-authorisations';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Context } from '../../procedures/context.ts';
import type { DecisionRequest } from '../../procedures/decide-proposal.ts';
import { findDecisionRequest, toDecision } from '../proposals/offers.ts';

/** A request to change an administrator, which all who see administrators see; 404 for any other. */
export const findUserAuthorisation = (ctx: Context, id: number, version?: number): Promise<DecisionRequest> =>
  findDecisionRequest(ctx, id, version, ({ kind }) => kind.startsWith('administrators.'));

/** The request as its calls return it. */
export async function toUserAuthorisation(
  db: Reader,
  { row }: Pick<DecisionRequest, 'row'>,
  details: ProposalDetails,
): Promise<UserAuthorisation> {
  const isInvited = await hasInvitationSent(db, row.proposalId);
  return {
    ...details,
    pendingSystemUserId: row.proposalId,
    systemUserId: row.objectId,
    changeType: isInvited ? INVITATION_SENT : details.changeType,
  };
}

/** The request as the transaction that decides it sees it. */
export const toDecidedAuthorisation =
  (ctx: Context, decision: DecisionRequest) =>
  async (...[trx]: Parameters<ReturnType<typeof toDecision>>): Promise<UserAuthorisation> =>
    toUserAuthorisation(trx, decision, await toDecision(ctx, decision)(trx));
