// What other nouns may use of this one.
export { declineOf } from './decline-of.ts';
export { actorOf, bank, requesterOf, system, userOf } from './timeline-actors.ts';
export { toTransactionRow } from './to-transaction-row.ts';
