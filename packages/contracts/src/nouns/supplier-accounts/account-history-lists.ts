import { list } from '../../kernel/list.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { transactionStates } from '../../rules/states/transaction.ts';

/** What was done to an account, with the values before and after. */
export const accountAuditEntryList = list({
  name: 'account-history',
  title: 'Audit history',
  noun: ['entry', 'entries'],
  columns: {
    description: { title: 'What happened', lead: true, wrap: true },
    userName: { title: 'By' },
    eventDate: { title: 'When', kind: 'time' },
  },
});

/** The payments that settle to an account. */
export const accountPaymentList = list({
  name: 'account-payments',
  title: 'Payments',
  noun: ['payment', 'payments'],
  columns: {
    receiptNumber: { title: 'Receipt number', kind: 'code', lead: true },
    transactionTime: { title: 'Time', kind: 'time' },
    status: { title: 'Status', kind: 'status', words: stateTitles(transactionStates) },
    paidFrom: { title: 'Paid from', rank: 2, width: 10.5 },
    sourceDisplay: { title: 'Source', rank: 3 },
    totalAmount: { title: 'Total amount', kind: 'money', width: 6.5 },
  },
});
