import type { ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { weakenRulesKind } from './weaken-rules-kind.ts';

/** Fraud guard rules are weakened by two users where the community's settings need a second person. */
export const proposalKinds = [weakenRulesKind] as unknown as readonly ProposalKind[];
