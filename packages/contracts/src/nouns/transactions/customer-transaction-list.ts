import { list } from '../../kernel/list.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { transactionStates } from '../../rules/states/transaction.ts';
import { transactionTypeTitles } from './transaction-words.ts';

/** What a customer paid and got back. */
export const customerTransactionList = list({
  name: 'customer-transactions',
  title: 'Payment History',
  noun: ['transaction', 'transactions'],
  totals: true,
  columns: {
    receiptNumber: { title: 'Receipt number', kind: 'code', lead: true },
    transactionTime: { title: 'Time', kind: 'time' },
    status: { title: 'Status', kind: 'status', words: stateTitles(transactionStates) },
    transactionType: { title: 'Type', words: transactionTypeTitles, rank: 3 },
    customerReferenceNumber: {
      title: 'Customer reference number',
      short: 'Customer ref.',
      kind: 'code',
      rank: 3,
      maxWidth: 11,
    },
    paymentReferenceNumber: {
      title: 'Payment reference number',
      short: 'Payment ref.',
      kind: 'code',
      rank: 3,
      maxWidth: 11,
    },
    paidFrom: { title: 'Paid from', rank: 2, width: 10.5 },
    sourceDisplay: { title: 'Source', rank: 3 },
    totalAmount: { title: 'Total amount', kind: 'money', width: 6.5 },
  },
});
