// What other nouns may use of this one.
export { seenBy } from './seen-service-messages.ts';
