// What other nouns may use of this one.
export { bsbWarnings } from './bsb-warnings.ts';
