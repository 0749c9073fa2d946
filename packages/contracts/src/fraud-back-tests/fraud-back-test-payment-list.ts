import { list } from '../kernel/list.ts';
import { paymentOutcomeTitles } from '../rules/fraud-guard/payment-outcome.ts';

/** Payments that tested rules would have stopped, as they are shown. */
export const fraudBackTestPaymentList = list({
  name: 'fraud-back-test-payments',
  title: 'Payments these rules would have stopped',
  noun: ['payment', 'payments'],
  columns: {
    receiptNumber: { title: 'Receipt number', kind: 'code', lead: true },
    transactionTime: { title: 'Time', kind: 'time' },
    customerName: { title: 'Customer', maxWidth: 10 },
    totalAmount: { title: 'Amount', kind: 'money', width: 6.5 },
    rules: { title: 'Rules', wrap: true, maxWidth: 10 },
    outcome: { title: 'What became of it', words: paymentOutcomeTitles, wrap: true, maxWidth: 8 },
  },
  criteria: { rule: 'Rule', outcome: 'What became of it', isAdded: 'Not stopped by the rules in force' },
});
