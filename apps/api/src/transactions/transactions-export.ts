import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import type { TransactionExportColumn } from '@quickportal/contracts/transactions/export-columns';
import { transactionExportRights } from '@quickportal/contracts/transactions/transaction-rights';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { transactionExport } from '@quickportal/db/transactions/export-transactions';
import { searchTransactions } from '@quickportal/db/transactions/search-transactions';
import type { ExportKind } from '../engines/exports/export-kind.ts';
import { searchOf, type TransactionCriteria } from './transaction-criteria.ts';

// The order of the contract's columns is that of the file
const titles: Record<TransactionExportColumn, string> = {
  receiptNumber: 'Receipt number',
  transactionTime: 'Time ({zone})',
  customerName: 'Customer',
  status: 'Status',
  transactionType: 'Type',
  customerReferenceNumber: 'Customer reference number',
  paymentReferenceNumber: 'Payment reference number',
  paidFrom: 'Paid from',
  accountNumber: 'Number',
  cardScheme: 'Card scheme',
  bsb: 'BSB',
  source: 'Source',
  settlementDate: 'Settlement date',
  responseCode: 'Response code',
  responseText: 'Response',
  principalAmount: 'Principal amount',
  surchargeAmount: 'Surcharge amount',
  totalAmount: 'Total amount',
  currency: 'Currency',
  businessName: 'Business',
  customerId: 'Customer ID',
  comment: 'Comment',
};
const numbers: readonly string[] = ['principalAmount', 'surchargeAmount', 'totalAmount', 'customerId'];

const words: readonly [keyof TransactionCriteria, string][] = [
  ['query', 'Search'],
  ['receiptNumber', 'Receipt number'],
  ['reference', 'Reference begins with'],
  ['customerName', 'Customer name begins with'],
  ['customerId', 'Customer'],
  ['businessId', 'Business'],
  ['from', 'From'],
  ['to', 'To'],
  ['settlementDate', 'Settlement date'],
  ['amount', 'Amount'],
  ['lastFour', 'Last digits'],
  ['bsb', 'BSB'],
  ['accountToken', 'Account token'],
];

/** Payments and refunds as their search finds them. */
export const transactionsExport: ExportKind<TransactionCriteria, TransactionExportColumn> = {
  kind: 'transactions',
  title: 'Transactions',
  columnsVersion: 1,
  columns: Object.entries(titles).map(([key, title]) => ({
    key: key as TransactionExportColumn,
    title,
    kind: numbers.includes(key) ? 'number' : 'text',
  })),
  rights: transactionExportRights,
  downloadAction: 'transactions.export-downloaded',
  describe: (criteria) =>
    [
      ...words.flatMap(([name, word]) => (criteria[name] ? [`${word}: ${criteria[name]}`] : [])),
      ...(criteria.status ? [`Status: ${transactionStates.states[criteria.status].title}`] : []),
      ...(criteria.transactionType ? [`Type: ${criteria.transactionType === 'REFUND' ? 'Refund' : 'Payment'}`] : []),
    ].join(', '),
  count: async ({ db, scope, criteria, timeZone }) =>
    (await searchTransactions(db.reader(scope), { ...searchOf(criteria, timeZone), page: 1, pageSize: 1 }))
      .recordsCount,
  async *rows({ db, scope, criteria, columns, timeZone, signal }) {
    const found = transactionExport(scope, searchOf(criteria, timeZone), columns);
    if (found) yield* copyOut(db, scope, found.query, { ordered: found.ordered, timeZone, signal });
  },
};
