import * as contracts from '@quickportal/contracts/proposals/contracts';
import { withdrawProposal as withdraw } from '../../procedures/decide-proposal.ts';
import { implement } from '../../procedures/implement.ts';
import { findDecisionRequest } from './seen-proposals.ts';
import { toDecision } from './to-decision.ts';

export const withdrawProposal = implement(contracts.withdrawProposal).mutation(async ({ ctx, input }) => {
  const decision = await findDecisionRequest(ctx, input.params.proposalId, input.body.version);
  return withdraw(ctx, input, decision, toDecision(ctx, decision));
});
