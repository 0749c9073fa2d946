/** What other nouns may use of registrations. */
export { changeMatching, requireReach } from './change-matching.ts';
