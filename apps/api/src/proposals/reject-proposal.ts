import * as contracts from '@quickportal/contracts/proposals/contracts';
import { rejectProposal as reject } from '../procedures/decide-proposal.ts';
import { implement } from '../procedures/implement.ts';
import { findDeciding } from './seen-proposals.ts';
import { toDecision } from './to-decision.ts';

export const rejectProposal = implement(contracts.rejectProposal).mutation(async ({ ctx, input }) => {
  const { reason, version } = input.body;
  const deciding = await findDeciding(ctx, input.params.proposalId, version);
  return reject(ctx, input, { ...deciding, reason }, toDecision(ctx, deciding));
});
