import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { refundKind } from './refund-kind.ts';

/** Refunds above the facility's limit need a second person. */
export const proposalKinds = [refundKind] as unknown as readonly ProposalKind[];
