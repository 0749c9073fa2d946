import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { linkMerchantKind } from './link-merchant-kind.ts';

/** A business with dual authorisation needs a second member of staff to link a merchant account. */
export const proposalKinds = [linkMerchantKind] as unknown as readonly ProposalKind[];
