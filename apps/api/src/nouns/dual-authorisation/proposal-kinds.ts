import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { dualAuthorisationKind } from './dual-authorisation-kind.ts';

/** Switching dual authorisation off is itself approved. */
export const proposalKinds = [dualAuthorisationKind] as unknown as readonly ProposalKind[];
