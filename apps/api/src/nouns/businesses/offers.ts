// What other nouns may use of this one.
export { requireBusiness } from './require-business.ts';
