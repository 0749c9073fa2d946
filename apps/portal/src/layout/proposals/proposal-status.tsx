import { proposalStates } from '@quickportal/contracts/rules/states/proposal';
import { statusBadge } from '../status-badge.tsx';

/** What a request came to, in a word. */
export const ProposalStatusBadge = statusBadge(proposalStates.states);
