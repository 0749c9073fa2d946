import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { createIpAddressKind } from './create-ip-address-kind.ts';
import { deleteIpAddressKind, updateIpAddressKind } from './change-ip-address-kinds.ts';

/** The whitelist is changed by two users where the community's settings need a second person. */
export const proposalKinds = [
  createIpAddressKind,
  updateIpAddressKind,
  deleteIpAddressKind,
] as unknown as readonly ProposalKind[];
