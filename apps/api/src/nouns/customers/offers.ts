// What other nouns may use of this one.
export { loadCustomer, toCustomer } from './load-customer.ts';
export { addingCustomer, addingPayerOfNewZealand } from './customers.samples.ts';
