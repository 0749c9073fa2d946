import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { switchProductsKind } from './switch-products-kind.ts';

/** Products are switched by two users where the community's settings need a second person. */
export const proposalKinds = [switchProductsKind] as unknown as readonly ProposalKind[];
