import * as contracts from '@quickportal/contracts/proposals/contracts';
import { rejectProposal as reject } from '../../procedures/decide-proposal.ts';
import { implement } from '../../procedures/implement.ts';
import { findDecisionRequest } from './seen-proposals.ts';
import { toDecision } from './to-decision.ts';

export const rejectProposal = implement(contracts.rejectProposal).mutation(async ({ ctx, input }) => {
  const { reason, version } = input.body;
  const decision = await findDecisionRequest(ctx, input.params.proposalId, version);
  return reject(ctx, input, { ...decision, reason }, toDecision(ctx, decision));
});
