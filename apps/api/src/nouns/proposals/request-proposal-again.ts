import * as contracts from '@quickportal/contracts/proposals/contracts';
import { implement } from '../../procedures/implement.ts';
import { requestAgain } from '../../procedures/request-again.ts';
import { findDecisionRequest } from './seen-proposals.ts';
import { toDecision } from './to-decision.ts';

export const requestProposalAgain = implement(contracts.requestProposalAgain).mutation(async ({ ctx, input }) => {
  const decision = await findDecisionRequest(ctx, input.params.proposalId, input.body.version);
  return requestAgain(ctx, input, decision, toDecision(ctx, decision));
});
