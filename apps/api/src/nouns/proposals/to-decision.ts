import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { lockProposal } from '@quickportal/db/proposals/write-proposals';
import type { LoadResponse, DecisionRequest } from '../../procedures/decide-proposal.ts';
import type { Context } from '../../procedures/context.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { proposalDetails } from './seen-proposals.ts';

/** The request as the transaction that decides it sees it, which is in the scope of the kind. */
export const toDecision =
  (ctx: Context, decision: DecisionRequest): LoadResponse<ProposalDetails> =>
  async (trx) => {
    const row = orNotFound(await lockProposal(trx, decision.row.proposalId));
    return proposalDetails(ctx, { ...decision, row }, { db: trx, ofKind: trx });
  };
