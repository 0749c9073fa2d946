/** What other nouns may use of billing. */
export { changeBilling } from './change-billing.ts';
