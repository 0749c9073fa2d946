import * as contracts from '@quickportal/contracts/proposals/contracts';
import { implement } from '../../procedures/implement.ts';
import { approve } from './decide.ts';
import { findDecisionRequest } from './seen-proposals.ts';
import { toDecision } from './to-decision.ts';

export const approveProposal = implement(contracts.approveProposal).mutation(async ({ ctx, input }) => {
  const decision = await findDecisionRequest(ctx, input.params.proposalId, input.body.version);
  const { comment } = input.body;
  return approve(ctx, input, { ...decision, comment }, toDecision(ctx, decision));
});
