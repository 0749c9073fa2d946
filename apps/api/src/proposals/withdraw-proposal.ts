import * as contracts from '@quickportal/contracts/proposals/contracts';
import { withdrawProposal as withdraw } from '../procedures/decide-proposal.ts';
import { implement } from '../procedures/implement.ts';
import { findDeciding } from './seen-proposals.ts';
import { toDecision } from './to-decision.ts';

export const withdrawProposal = implement(contracts.withdrawProposal).mutation(async ({ ctx, input }) => {
  const deciding = await findDeciding(ctx, input.params.proposalId, input.body.version);
  return withdraw(ctx, input, deciding, toDecision(ctx, deciding));
});
