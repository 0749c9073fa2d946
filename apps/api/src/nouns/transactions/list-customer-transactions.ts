import * as contracts from '@quickportal/contracts/transactions/contracts';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import { searchTransactions } from '@quickportal/db/transactions/search-transactions';
import { toTotals } from '../../engines/payments/to-totals.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { toTransactionRow } from './to-transaction-row.ts';

export const listCustomerTransactions = implement(contracts.listCustomerTransactions).query(async ({ ctx, input }) => {
  const { db } = ctx;
  const customer = orNotFound(await getCustomer(db, input.params.id));
  const found = await searchTransactions(db, { customerId: customer.customerId, ...input.query });
  return {
    ...pageOf({ ...found, items: found.items.map(toTransactionRow) }, input.query),
    ...(input.query.totals && { totals: toTotals(found.totals) }),
  };
});
