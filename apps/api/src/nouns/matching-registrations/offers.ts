/** What other nouns may use of registrations. */
export { changeMatching } from './change-matching.ts';
