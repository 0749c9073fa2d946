import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { generateInitialKeysKind } from './generate-initial-keys-kind.ts';
import { generateKeyKind } from './generate-key-kind.ts';
import { saveApiKeyConfigKind } from './save-api-key-config-kind.ts';

/** Keys and what applies to all of them change by two users where the community's settings need a second person. */
export const proposalKinds = [
  generateInitialKeysKind,
  generateKeyKind,
  saveApiKeyConfigKind,
] as unknown as readonly ProposalKind[];
