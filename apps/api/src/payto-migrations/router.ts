import { changePayToMigration } from './change-payto-migration.ts';
import { getPayToMigration } from './get-payto-migration.ts';
import { listMigrationSchedules } from './list-migration-schedules.ts';
import { listPayToMigrations } from './list-payto-migrations.ts';
import { pollMigrationScheduleExport } from './poll-migration-schedule-export.ts';
import { previewPayToMigration } from './preview-payto-migration.ts';
import { startMigrationScheduleExport } from './start-migration-schedule-export.ts';
import { startPayToMigration } from './start-payto-migration.ts';

/** The calls that move direct debits to PayTo. */
export const paytoMigrations = {
  change: changePayToMigration,
  get: getPayToMigration,
  list: listPayToMigrations,
  pollExport: pollMigrationScheduleExport,
  preview: previewPayToMigration,
  schedules: listMigrationSchedules,
  start: startPayToMigration,
  startExport: startMigrationScheduleExport,
};
