import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { addAccountKind } from './requests/add-account-kind.ts';
import { updateAccountKind } from './requests/update-account-kind.ts';
import {
  blockAccountKind,
  disableAccountKind,
  enableAccountKind,
  unblockAccountKind,
} from './requests/switch-account-kinds.ts';

/** Changes of settlement accounts wait for a second member of staff where the business has dual authorisation (3P066). */
export const proposalKinds = [
  addAccountKind,
  blockAccountKind,
  disableAccountKind,
  enableAccountKind,
  unblockAccountKind,
  updateAccountKind,
] as unknown as readonly ProposalKind[];
