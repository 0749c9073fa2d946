import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { enablementKind } from './enablement-kind.ts';
import { detailsKind, settingsKind } from './section-kinds.ts';
import { switchDualAuthKind } from './switch-dual-auth-kind.ts';

/** Changes of a business that a second user may have to approve. */
export const proposalKinds = [
  settingsKind,
  detailsKind,
  enablementKind,
  switchDualAuthKind,
] as unknown as readonly ProposalKind[];
