import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { saveApiKeyConfigKind } from './save-api-key-config-kind.ts';

/** What applies to all keys is changed by two users where the community's settings need a second person. */
export const proposalKinds = [saveApiKeyConfigKind] as unknown as readonly ProposalKind[];
