import { list } from '../../kernel/list.ts';
import { paidFromTitles } from '../../rules/payments/paid-from-name.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { paymentFileLineStates } from '../../rules/states/payment-file-line.ts';
import { transactionStates } from '../../rules/states/transaction.ts';

/** What the lines of a payment file come to, by currency and method. */
export const paymentFileTotalList = list({
  name: 'payment-file-totals',
  title: 'Totals',
  noun: ['method', 'methods'],
  columns: {
    paymentMethod: { title: 'Method', lead: true, words: paidFromTitles },
    whatHappens: { title: 'What each line does', wrap: true, rank: 2 },
    lineCount: { title: 'Lines', kind: 'number' },
    surchargeAmount: { title: 'Surcharge', kind: 'money', rank: 3 },
    totalAmount: { title: 'Amount', kind: 'money' },
  },
});

/** What became of the payments of a file, by currency, method and status. */
export const paymentFileOutcomeList = list({
  name: 'payment-file-outcomes',
  title: 'Payments of the file',
  noun: ['outcome', 'outcomes'],
  columns: {
    paymentMethod: { title: 'Method', lead: true, words: paidFromTitles },
    status: { title: 'Status', kind: 'status', words: stateTitles(transactionStates) },
    paymentCount: { title: 'Payments', kind: 'number' },
    totalAmount: { title: 'Amount', kind: 'money' },
  },
});

/** The lines of a payment file. */
export const paymentFileLineList = list({
  name: 'payment-file-lines',
  title: 'Lines',
  noun: ['line', 'lines'],
  columns: {
    lineNumber: { title: 'Line', kind: 'number', width: 3 },
    customer: { title: 'Customer', lead: true, maxWidth: 10 },
    status: { title: 'Status', kind: 'status', words: stateTitles(paymentFileLineStates) },
    message: { title: 'Message', wrap: true },
    paymentReference: { title: 'Payment reference', short: 'Payment ref.', rank: 3, maxWidth: 11 },
    amount: { title: 'Amount', kind: 'money' },
  },
});
