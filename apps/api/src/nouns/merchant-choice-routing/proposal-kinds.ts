import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { saveMerchantChoiceRoutingKind } from './save-merchant-choice-routing-kind.ts';
import { saveRoutingConfigurationsKind } from './save-routing-configurations-kind.ts';

/** Routing is changed by two users where the community's settings need a second person. */
export const proposalKinds = [
  saveMerchantChoiceRoutingKind,
  saveRoutingConfigurationsKind,
] as unknown as readonly ProposalKind[];
