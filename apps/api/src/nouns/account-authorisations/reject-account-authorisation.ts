import * as contracts from '@quickportal/contracts/account-authorisations/contracts';
import { rejectProposal } from '../../procedures/decide-proposal.ts';
import { implement } from '../../procedures/implement.ts';
import { findAccountAuthorisation, toDecidedAuthorisation } from './account-authorisation-request.ts';

export const rejectAccountAuthorisation = implement(contracts.rejectAccountAuthorisation).mutation(
  async ({ ctx, input }) => {
    const { reason, version } = input.body;
    const decision = await findAccountAuthorisation(ctx, input.params.pendingAccountAuthorisationId, version);
    return rejectProposal(ctx, input, { ...decision, reason }, toDecidedAuthorisation(ctx, decision));
  },
);
