// What other nouns may use of this one.
export { checkAddress, webhooksOf } from './webhook-guards.ts';
