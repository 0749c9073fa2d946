import { startRecurringPaymentExport } from '@quickportal/contracts/recurring-payments/contracts';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { recurringPaymentExport } from '@quickportal/db/recurring-payments/export-recurring-payments';
import {
  searchRecurringPayments,
  type RecurringPaymentSearch,
} from '@quickportal/db/recurring-payments/search-recurring-payments';
import { exportOfList } from '../../engines/exports/export-of-list.ts';

/** Schedules of all customers as their list finds them. */
export const schedulesExport = exportOfList<RecurringPaymentSearch, typeof scheduleList>(
  scheduleList,
  startRecurringPaymentExport,
  {
    count: async ({ db, scope, criteria }) =>
      (await searchRecurringPayments(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
    rows: ({ db, scope, criteria, columns, timeZone, signal }) =>
      copyOut(db, scope, recurringPaymentExport(criteria, columns), { ordered: true, timeZone, signal }),
  },
);
