// What other nouns may use of this one.
export { auditedRules } from './audited-rules.ts';
export { enteredRules } from './entered-rules.ts';
