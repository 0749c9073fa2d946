import * as contracts from '@quickportal/contracts/user-authorisations/contracts';
import { rejectProposal } from '../../procedures/decide-proposal.ts';
import { implement } from '../../procedures/implement.ts';
import { findUserAuthorisation, toDecidedAuthorisation } from './user-authorisation-request.ts';

export const rejectUserAuthorisation = implement(contracts.rejectUserAuthorisation).mutation(async ({ ctx, input }) => {
  const { reason, version } = input.body;
  const decision = await findUserAuthorisation(ctx, input.params.pendingSystemUserId, version);
  return rejectProposal(ctx, input, { ...decision, reason }, toDecidedAuthorisation(ctx, decision));
});
