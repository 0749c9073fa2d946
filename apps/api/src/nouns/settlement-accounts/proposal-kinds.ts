import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { updateRemitterNamesKind } from './update-remitter-names-kind.ts';

/** Remitter names are changed by two users where the community's settings need a second person. */
export const proposalKinds = [updateRemitterNamesKind] as unknown as readonly ProposalKind[];
