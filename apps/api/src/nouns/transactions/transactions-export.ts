import { startTransactionExport } from '@quickportal/contracts/transactions/contracts';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { transactionExport } from '@quickportal/db/transactions/export-transactions';
import { searchTransactions } from '@quickportal/db/transactions/search-transactions';
import { zoneOfDay } from '../../engines/clock/community-days.ts';
import { exportOfList } from '../../engines/exports/export-of-list.ts';
import { searchOf, type TransactionCriteria } from './transaction-criteria.ts';

type Listed = typeof transactionList;

/** Payments and refunds as their search finds them. */
export const transactionsExport = exportOfList<TransactionCriteria, Listed>(transactionList, startTransactionExport, {
  count: async ({ db, scope, criteria, zones }) =>
    (
      await searchTransactions(db.reader(scope), {
        ...searchOf(criteria, (day) => zoneOfDay(zones, day)),
        page: 1,
        pageSize: 1,
      })
    ).recordsCount,
  async *rows({ db, scope, criteria, columns, timeZone, zones, signal }) {
    const found = transactionExport(
      scope,
      searchOf(criteria, (day) => zoneOfDay(zones, day)),
      columns,
    );
    if (found) yield* copyOut(db, scope, found.query, { ordered: found.ordered, timeZone, signal });
  },
});
