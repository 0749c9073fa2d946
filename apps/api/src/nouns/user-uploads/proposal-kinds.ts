import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { saveUserUploadKind } from './save-user-upload-kind.ts';

/** Uploads of users that give a right to approve. */
export const proposalKinds = [saveUserUploadKind] as unknown as readonly ProposalKind[];
