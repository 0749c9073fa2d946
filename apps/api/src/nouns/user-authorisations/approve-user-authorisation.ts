import * as contracts from '@quickportal/contracts/user-authorisations/contracts';
import type { UserAuthorisation } from '@quickportal/contracts/user-authorisations/user-authorisation';
import { approveProposal } from '../../procedures/decide-proposal.ts';
import { implement } from '../../procedures/implement.ts';
import { requireApproved } from '../proposals/offers.ts';
import { findUserAuthorisation, toDecidedAuthorisation } from './user-authorisation-request.ts';

export const approveUserAuthorisation = implement(contracts.approveUserAuthorisation).mutation(
  async ({ ctx, input }) => {
    const { comment, version } = input.body;
    const decision = await findUserAuthorisation(ctx, input.params.pendingSystemUserId, version);
    const load = toDecidedAuthorisation(ctx, decision);
    const response = await approveProposal(ctx, input, { ...decision, comment }, load, toResponse);
    if (response.status === 200) requireApproved(response.body);
    return response;
  },
);

/** A new administrator is in the pending list as Invitation Sent: that is where the user goes (3C148). */
const toResponse = (decided: UserAuthorisation) =>
  decided.kind === 'administrators.create' && decided.status === 'APPROVED'
    ? ({ status: 302, body: undefined } as const)
    : ({ status: 200, body: decided } as const);
