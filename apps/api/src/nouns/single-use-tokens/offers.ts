// What other nouns may use of this one.
export { keepSingleUseToken } from './keep-single-use-token.ts';
export { takeSingleUseToken } from './take-single-use-token.ts';
