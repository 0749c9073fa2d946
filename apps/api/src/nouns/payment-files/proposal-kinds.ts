import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { releasePaymentFileKind } from './release-kind.ts';

/** Payment files are released by two users where the community's settings need a second person. */
export const proposalKinds = [releasePaymentFileKind] as unknown as readonly ProposalKind[];
