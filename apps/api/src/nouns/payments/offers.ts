// What other nouns may use of this one.
export { takenBy } from './taken-by.ts';
export { takingPayment } from './payments.samples.ts';
