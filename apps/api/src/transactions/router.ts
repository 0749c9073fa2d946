import { getPaymentsToday } from './get-payments-today.ts';
import { getTransaction } from './get-transaction.ts';
import { listCustomerTransactions } from './list-customer-transactions.ts';
import { pollTransactionExport } from './poll-transaction-export.ts';
import { refundTransaction } from './refund-transaction.ts';
import { requeryTransaction } from './requery-transaction.ts';
import { searchTransactions } from './search-transactions.ts';
import { sendReceipt } from './send-receipt.ts';
import { startTransactionExport } from './start-transaction-export.ts';
import { voidTransaction } from './void-transaction.ts';

/** The calls about payments and refunds that were made. */
export const transactions = {
  get: getTransaction,
  ofCustomer: listCustomerTransactions,
  pollExport: pollTransactionExport,
  refund: refundTransaction,
  requery: requeryTransaction,
  search: searchTransactions,
  sendReceipt,
  startExport: startTransactionExport,
  today: getPaymentsToday,
  void: voidTransaction,
};
