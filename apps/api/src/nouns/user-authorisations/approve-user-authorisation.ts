import * as contracts from '@quickportal/contracts/user-authorisations/contracts';
import { implement } from '../../procedures/implement.ts';
import { approve } from '../proposals/offers.ts';
import { findUserAuthorisation, toDecidedAuthorisation } from './user-authorisation-request.ts';

export const approveUserAuthorisation = implement(contracts.approveUserAuthorisation).mutation(
  async ({ ctx, input }) => {
    const decision = await findUserAuthorisation(ctx, input.params.pendingSystemUserId, input.body.version);
    const { comment } = input.body;
    const body = await approve(ctx, input, { ...decision, comment }, toDecidedAuthorisation(ctx, decision));
    // A new administrator is in the pending list as Invitation Sent: that is where the user goes (3C148)
    return decision.row.kind === 'administrators.create'
      ? ({ status: 302, body: undefined } as const)
      : ({ status: 200, body } as const);
  },
);
