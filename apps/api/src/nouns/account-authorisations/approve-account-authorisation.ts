import * as contracts from '@quickportal/contracts/account-authorisations/contracts';
import { implement } from '../../procedures/implement.ts';
import { approve } from '../proposals/offers.ts';
import { findAccountAuthorisation, toDecidedAuthorisation } from './account-authorisation-request.ts';

export const approveAccountAuthorisation = implement(contracts.approveAccountAuthorisation).mutation(
  async ({ ctx, input }) => {
    const { comment, version } = input.body;
    const decision = await findAccountAuthorisation(ctx, input.params.pendingAccountAuthorisationId, version);
    return approve(ctx, input, { ...decision, comment }, toDecidedAuthorisation(ctx, decision));
  },
);
