import * as contracts from '@quickportal/contracts/proposals/contracts';
import { approveProposal as approve } from '../../procedures/decide-proposal.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict } from '../../kernel/problem.ts';
import { findDecisionRequest } from './seen-proposals.ts';
import { toDecision } from './to-decision.ts';

export const approveProposal = implement(contracts.approveProposal).mutation(async ({ ctx, input }) => {
  const decision = await findDecisionRequest(ctx, input.params.proposalId, input.body.version);
  const closed = await approve(ctx, input, decision, toDecision(ctx, decision));
  // Closed all the same: that it can never be applied is kept, and told to the requester again
  if (closed.status !== 'APPROVED') {
    throw conflict(`Not applied. ${closed.decisionReason ?? ''}`.trim());
  }
  return closed;
});
