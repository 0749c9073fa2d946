// What other nouns may use of this one.
export { monthsOf } from './expiring-months.ts';
export { shownAccount } from './to-customer-account.ts';
export { requireAccepted } from './accepted.ts';
