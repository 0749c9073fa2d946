// What other nouns may use of this one.
export { approve, requireApproved } from './decide.ts';
export { findDecisionRequest, proposalDetails } from './seen-proposals.ts';
export { toDecision } from './to-decision.ts';
