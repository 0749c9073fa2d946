import type { TransactionRow } from '@quickportal/contracts/transactions/read';
import type { FoundTransaction } from '@quickportal/db/transactions/search-transactions';
import { moneyOf, toTransaction } from '../../engines/payments/to-transaction.ts';

/** A line of a customer's Payment History. */
export function toTransactionRow(record: FoundTransaction): TransactionRow {
  const item = toTransaction(record);
  return {
    receiptNumber: item.receiptNumber,
    customerReferenceNumber: item.customerReferenceNumber,
    paymentReferenceNumber: item.paymentReferenceNumber,
    transactionTime: item.transactionTime,
    sourceDisplay: item.sourceDisplay,
    status: item.status,
    statusDisplay: item.statusDisplay,
    statusGroup: item.statusGroup,
    totalAmount: item.totalAmount,
    refundedAmount: moneyOf(record.refunded, record.currency),
    paidFrom: item.paidFrom,
    transactionType: item.transactionType,
  };
}
