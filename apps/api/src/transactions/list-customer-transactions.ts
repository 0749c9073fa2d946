import * as contracts from '@quickportal/contracts/transactions/contracts';
import type { TransactionRow } from '@quickportal/contracts/transactions/of-customer';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import { searchTransactions } from '@quickportal/db/transactions/search-transactions';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { presentTransaction } from '../engines/payments/present-transaction.ts';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { notFound } from '../kernel/problem.ts';
import { communityScope } from '../kernel/scope.ts';

export const listCustomerTransactions = implement(contracts.listCustomerTransactions).query(async ({ ctx, input }) => {
  checkDepth(input.query);
  const db = ctx.services.db.reader(communityScope(ctx));
  const customer = await getCustomer(db, input.params.id);
  if (!customer) throw notFound();
  const found = await searchTransactions(db, { customerId: customer.customerId, ...input.query });
  return pageOf({ ...found, items: found.items.map(rowOf) }, input.query);
});

function rowOf(record: TransactionRecord): TransactionRow {
  const it = presentTransaction(record);
  return {
    receiptNumber: it.receiptNumber,
    customerReferenceNumber: it.customerReferenceNumber,
    paymentReferenceNumber: it.paymentReferenceNumber,
    transactionTime: it.transactionTime,
    sourceDisplay: it.sourceDisplay,
    status: it.status,
    statusDisplay: it.statusDisplay,
    statusGroup: it.statusGroup,
    totalAmount: it.totalAmount,
    transactionType: it.transactionType,
  };
}
