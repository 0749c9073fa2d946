import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { updateRoleKind } from './update-role-kind.ts';

/** Changes of roles that give their holders a right to approve. */
export const proposalKinds = [updateRoleKind] as unknown as readonly ProposalKind[];
