import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { createUserKind } from './create-user-kind.ts';
import { updateUserKind } from './update-user-kind.ts';

/** Changes of users that give a right to approve. */
export const proposalKinds = [createUserKind, updateUserKind] as unknown as readonly ProposalKind[];
