import { list, type SortKey } from '../../kernel/list.ts';
import { cardSchemeTitles } from '../../rules/accounts/account-display-name.ts';
import { paidFromTitles } from '../../rules/payments/paid-from-name.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { transactionStates } from '../../rules/states/transaction.ts';
import { transactionFilters } from './transaction-filters.ts';
import { sourceTitles, transactionTypeTitles } from './transaction-words.ts';

/** Payments and refunds as they are searched, shown, sorted and exported. */
export const transactionList = list({
  name: 'transactions',
  title: 'Transactions',
  noun: ['transaction', 'transactions'],
  savedViews: 'transaction-search',
  columnsVersion: 1,
  totals: true,
  columns: {
    receiptNumber: { title: 'Receipt number', kind: 'code', lead: true },
    transactionTime: { title: 'Time', kind: 'time', sortable: true },
    customerName: { title: 'Customer', sortable: true, maxWidth: 14 },
    status: { title: 'Status', kind: 'status', words: stateTitles(transactionStates) },
    // The sign of the amount tells it too
    transactionType: { title: 'Type', words: transactionTypeTitles, before: 'customerReferenceNumber', rank: 3 },
    customerReferenceNumber: {
      title: 'Customer reference',
      short: 'Customer ref.',
      kind: 'code',
      rank: 3,
      maxWidth: 11,
    },
    paymentReferenceNumber: {
      title: 'Payment reference',
      short: 'Payment ref.',
      kind: 'code',
      rank: 2,
      maxWidth: 11,
    },
    paidFrom: {
      title: 'Paid from',
      words: paidFromTitles,
      inFile: ['paidFrom', 'cardScheme', 'bsb', 'accountNumber'],
      before: 'customerReferenceNumber',
      rank: 2,
      maxWidth: 10.5,
    },
    accountNumber: { title: 'Number', only: 'file' },
    cardScheme: { title: 'Card scheme', words: cardSchemeTitles, only: 'file' },
    bsb: { title: 'BSB', only: 'file' },
    source: { title: 'Source', words: sourceTitles, rank: 3, hidden: true },
    settlementDate: { title: 'Settlement date', kind: 'date', sortable: true, rank: 3, hidden: true },
    response: {
      title: 'Response',
      only: 'table',
      inFile: ['responseCode', 'responseText'],
      rank: 3,
      hidden: true,
      maxWidth: 14,
    },
    responseCode: { title: 'Response code', only: 'file' },
    responseText: { title: 'Response', only: 'file' },
    principalAmount: { title: 'Principal amount', kind: 'money', rank: 3, hidden: true },
    surchargeAmount: { title: 'Surcharge amount', kind: 'money', rank: 3, hidden: true },
    totalAmount: {
      title: 'Total amount',
      kind: 'money',
      sortable: true,
      width: 6.5,
      inFile: ['totalAmount', 'currency'],
    },
    currency: { title: 'Currency', only: 'file' },
    businessName: { title: 'Business', before: 'principalAmount', rank: 3, hidden: true, maxWidth: 14 },
    customerId: { title: 'Customer ID', kind: 'id', only: 'file' },
    comment: { title: 'Comment', only: 'file' },
  },
  filters: transactionFilters,
});
export type TransactionSortField = SortKey<typeof transactionList>;
