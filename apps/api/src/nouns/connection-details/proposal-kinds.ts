import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { renewHandoffKeyKind } from './renew-handoff-key-kind.ts';

/** The key of hand-offs is renewed by two users where the community's settings need a second person. */
export const proposalKinds = [renewHandoffKeyKind] as unknown as readonly ProposalKind[];
