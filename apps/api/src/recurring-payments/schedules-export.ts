import { startRecurringPaymentExport } from '@quickportal/contracts/recurring-payments/contracts';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { copyOut } from '@quickportal/db/connect/copy-out';
import { scheduleExport } from '@quickportal/db/recurring-payments/export-schedules';
import { searchSchedules, type ScheduleSearch } from '@quickportal/db/recurring-payments/search-schedules';
import { exportOfList } from '../engines/exports/export-of-list.ts';

/** Schedules of all customers as their list finds them. */
export const schedulesExport = exportOfList<ScheduleSearch, typeof scheduleList>(
  scheduleList,
  startRecurringPaymentExport,
  {
    count: async ({ db, scope, criteria }) =>
      (await searchSchedules(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
    rows: ({ db, scope, criteria, columns, timeZone, signal }) =>
      copyOut(db, scope, scheduleExport(criteria, columns), { ordered: true, timeZone, signal }),
  },
);
