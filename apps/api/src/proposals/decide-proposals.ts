import * as contracts from '@quickportal/contracts/proposals/contracts';
import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { lockProposal } from '@quickportal/db/proposals/write-proposals';
import {
  approveProposal as approve,
  rejectProposal as reject,
  withdrawProposal as withdraw,
  type Answer,
  type Deciding,
} from '../engines/proposals/decide.ts';
import type { Context } from '../kernel/context.ts';
import { implement } from '../kernel/implement.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { findDeciding, proposalDetails } from './seen-proposals.ts';

/** The request as the transaction that closed it sees it. */
const answered =
  (ctx: Context, deciding: Deciding): Answer<ProposalDetails> =>
  async (trx) => {
    const row = await lockProposal(trx, deciding.row.proposalId);
    if (!row) throw notFound();
    return proposalDetails(ctx, trx, { ...deciding, row });
  };

export const approveProposal = implement(contracts.approveProposal).mutation(async ({ ctx, input }) => {
  const deciding = await findDeciding(ctx, input.params.proposalId, input.body.version);
  const closed = await approve(ctx, input, deciding, answered(ctx, deciding));
  // Closed all the same: that it can never be applied is kept, and told to whoever asks again
  if (closed.status !== 'APPROVED') {
    throw new Problem('state-conflict', { detail: `Not applied. ${closed.decisionReason ?? ''}`.trim() });
  }
  return closed;
});

export const rejectProposal = implement(contracts.rejectProposal).mutation(async ({ ctx, input }) => {
  const { reason, version } = input.body;
  const deciding = await findDeciding(ctx, input.params.proposalId, version);
  return reject(ctx, input, { ...deciding, reason }, answered(ctx, deciding));
});

export const withdrawProposal = implement(contracts.withdrawProposal).mutation(async ({ ctx, input }) => {
  const deciding = await findDeciding(ctx, input.params.proposalId, input.body.version);
  return withdraw(ctx, input, deciding, answered(ctx, deciding));
});
