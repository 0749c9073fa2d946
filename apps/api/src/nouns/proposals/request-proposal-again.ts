import * as contracts from '@quickportal/contracts/proposals/contracts';
import { implement } from '../../procedures/implement.ts';
import { requestAgain } from '../../procedures/request-again.ts';
import { findDecisionRequest } from './seen-proposals.ts';

export const requestProposalAgain = implement(contracts.requestProposalAgain).mutation(async ({ ctx, input }) =>
  requestAgain(ctx, input, await findDecisionRequest(ctx, input.params.proposalId, input.body.version)),
);
