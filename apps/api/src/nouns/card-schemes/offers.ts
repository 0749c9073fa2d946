// What other nouns may use of this one.
export { loadCardSchemes } from './load-card-schemes.ts';
