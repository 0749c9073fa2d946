import { criteriaInWords } from '@quickportal/contracts/kernel/list';
import { startPayToMigrationExport } from '@quickportal/contracts/payto-migrations/contracts';
import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import { copyOut } from '@quickportal/db/connect/copy-out';
import {
  listPayToMigrationSchedules,
  migrationScheduleExport,
  type MigrationScheduleSearch,
} from '@quickportal/db/payto-migrations/list-payto-migration-schedules';
import { exportOfList } from '../../engines/exports/export-of-list.ts';

/** What became of the schedules of a migration, as their list finds them. */
export const migrationSchedulesExport = exportOfList<MigrationScheduleSearch, typeof migrationScheduleList>(
  migrationScheduleList,
  startPayToMigrationExport,
  {
    describe: ({ migrationId, ...criteria }) =>
      [`Migration: ${migrationId}`, criteriaInWords(migrationScheduleList, criteria)].filter(Boolean).join(', '),
    count: async ({ db, scope, criteria }) =>
      (await listPayToMigrationSchedules(db.reader(scope), { ...criteria, page: 1, pageSize: 1 })).recordsCount,
    rows: ({ db, scope, criteria, columns, timeZone, signal }) =>
      copyOut(db, scope, migrationScheduleExport(criteria, columns), { ordered: true, timeZone, signal }),
  },
);
