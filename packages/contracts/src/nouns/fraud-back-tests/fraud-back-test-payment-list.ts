import { list } from '../../kernel/list.ts';
import { switchableRuleTitles } from '../../rules/fraud-guard/fraud-guard-rules.ts';
import { paymentOutcomeTitles } from '../../rules/fraud-guard/payment-outcome.ts';

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
  filters: {
    rule: {
      kind: 'choice',
      title: 'Rule',
      description: 'Only payments that match this rule.',
      choices: switchableRuleTitles,
    },
    outcome: {
      kind: 'choice',
      title: 'What became of it',
      description: 'Only payments with this outcome.',
      choices: paymentOutcomeTitles,
    },
    isAdded: {
      kind: 'yesNo',
      title: 'Rules in force',
      description: 'Only payments that the rules in force would not have stopped, or would.',
      choices: { true: 'Not stopped by the rules in force', false: 'Also stopped by them' },
    },
  },
});
