import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { conflict } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { approveProposal, type Approval, type LoadResponse } from '../../procedures/decide-proposal.ts';

/** Approves a request. Throws state-conflict with the reason where it can never be applied, which closes it as well. */
export async function approve<T extends ProposalDetails>(
  ctx: CallContext,
  input: unknown,
  decision: Approval,
  loadResponse: LoadResponse<T>,
): Promise<T> {
  const closed = await approveProposal(ctx, input, decision, loadResponse);
  // Closed all the same: that it can never be applied is kept, and told to the requester again
  if (closed.status !== 'APPROVED') throw conflict(`Not applied. ${closed.decisionReason ?? ''}`.trim());
  return closed;
}
