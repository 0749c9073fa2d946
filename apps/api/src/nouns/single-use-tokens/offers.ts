// What other nouns may use of this one.
export { takeSingleUseToken } from './take-single-use-token.ts';
