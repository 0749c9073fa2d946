import * as contracts from '@quickportal/contracts/transactions/contracts';
import type { TransactionRow } from '@quickportal/contracts/transactions/of-customer';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import { type FoundTransaction, searchTransactions } from '@quickportal/db/transactions/search-transactions';
import { moneyOf, toTransaction } from '../engines/payments/to-transaction.ts';
import { implement } from '../procedures/implement.ts';
import { pageOf } from '../kernel/paging.ts';
import { orNotFound } from '../kernel/problem.ts';

export const listCustomerTransactions = implement(contracts.listCustomerTransactions).query(async ({ ctx, input }) => {
  const { db } = ctx;
  const customer = orNotFound(await getCustomer(db, input.params.id));
  const found = await searchTransactions(db, { customerId: customer.customerId, ...input.query });
  return pageOf({ ...found, items: found.items.map(rowOf) }, input.query);
});

function rowOf(record: FoundTransaction): TransactionRow {
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
