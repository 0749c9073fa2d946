import { approveProposal } from './approve-proposal.ts';
import { countProposals } from './count-proposals.ts';
import { getProposal } from './get-proposal.ts';
import { listProposals } from './list-proposals.ts';
import { rejectProposal } from './reject-proposal.ts';
import { withdrawProposal } from './withdraw-proposal.ts';

/** The calls about changes that a second person must approve. */
export const proposals = {
  approve: approveProposal,
  counts: countProposals,
  get: getProposal,
  list: listProposals,
  reject: rejectProposal,
  withdraw: withdrawProposal,
};
