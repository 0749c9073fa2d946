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
  requireApproved(closed);
  return closed;
}

/** Throws state-conflict where a request was closed instead: that it can never be applied is kept all the same. */
export function requireApproved({ status, decisionReason }: Pick<ProposalDetails, 'status' | 'decisionReason'>): void {
  if (status !== 'APPROVED') throw conflict(`Not applied. ${decisionReason ?? ''}`.trim());
}
