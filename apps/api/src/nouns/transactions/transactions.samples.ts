import { showcaseCustomerId } from '@quickportal/db/seed/demo/demo-named-customers';
import type { SampleContext, Samples } from '../../openapi/samples.ts';
import { takingPayment } from '../payments/offers.ts';

const ofPayment = (sample: number) => (given: SampleContext) => ({
  first: [takingPayment(given, sample)],
  params: { receiptNumber: given.taken('receiptNumber') },
});

export const transactionSamples: Samples = {
  'transactions.search': () => ({ query: { query: 'olsson', pageSize: 10 } }),
  'transactions.listCustomerTransactions': () => ({ params: { id: showcaseCustomerId } }),
  'transactions.get': ofPayment(1),
  'transactions.downloadReceipt': ofPayment(2),
  'transactions.sendReceipt': ofPayment(3),
  'transactions.refund': ofPayment(4),
  'transactions.void': ofPayment(5),
};
