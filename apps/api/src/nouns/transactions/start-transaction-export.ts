import * as contracts from '@quickportal/contracts/transactions/contracts';
import { getExportConfig } from '@quickportal/db/facility-settings/change-export-config';
import { zoneAt } from '../../engines/clock/community-days.ts';
import { requireBusiness } from '../businesses/offers.ts';
import { startExport } from '../../procedures/start-export.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { businessDay } from '../../procedures/today.ts';
import { findTransactions } from './find-transactions.ts';
import { checkedCriteria, withWords } from './transaction-criteria.ts';
import { transactionsExport } from './transactions-export.ts';

export const startTransactionExport = implement(contracts.startTransactionExport).mutation(async ({ ctx, input }) => {
  const { columns, forExcel, ...search } = input.body;
  const community = {
    today: businessDay(ctx),
    timeZone: zoneAt(communityOf(ctx), ctx.services.clock.now()),
  };
  const asTyped = checkedCriteria(search, community.today);
  // The file has what the list shows: its text is read in the same way, and keeps the days of the start
  const isRead = withWords(asTyped, community.today) !== null;
  const first = { page: 1, pageSize: 1 };
  const criteria = isRead ? (await findTransactions(ctx.db, asTyped, community, first)).criteria : asTyped;
  // A file without rows would only puzzle
  const check = () => requireBusiness(ctx.db, criteria.businessId);
  const { customColumns, columnsVersion } = await getExportConfig(ctx.db, communityOf(ctx).communityId);
  const configured = { columns: customColumns, columnsVersion };
  const { query } = input;
  return startExport(ctx, input, transactionsExport, { query, criteria, columns, configured, forExcel, check });
});
