import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { createDomainKind } from './create-domain-kind.ts';
import { deleteDomainKind, updateDomainKind } from './change-domain-kinds.ts';

/** The whitelist is changed by two users where the community's settings need a second person. */
export const proposalKinds = [
  createDomainKind,
  updateDomainKind,
  deleteDomainKind,
] as unknown as readonly ProposalKind[];
