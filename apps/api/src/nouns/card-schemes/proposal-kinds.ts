import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { saveCardSchemesKind } from './save-card-schemes-kind.ts';

/** Card schemes are changed by two users where the community's settings need a second person. */
export const proposalKinds = [saveCardSchemesKind] as unknown as readonly ProposalKind[];
