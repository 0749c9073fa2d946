import { approveProposal, rejectProposal, withdrawProposal } from './decide-proposals.ts';
import { countProposals, getProposal, listProposals } from './read-proposals.ts';

/** The calls about changes that a second person must approve. */
export const proposals = {
  approve: approveProposal,
  counts: countProposals,
  get: getProposal,
  list: listProposals,
  reject: rejectProposal,
  withdraw: withdrawProposal,
};
