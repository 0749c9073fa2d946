import { exportCalls } from '../exports/protocol.ts';
import { migrationId } from './call-parts.ts';
import { migrationScheduleList } from './migration-schedule-list.ts';
import { migrationExportRights } from './payto-migration-rights.ts';
import { migrationOutcome } from './read.ts';

export const { start: startPayToMigrationExport, poll: pollPayToMigrationExport } = exportCalls(migrationScheduleList, {
  names: ['paytoMigrations.startExport', 'paytoMigrations.pollExport'],
  path: 'payto-migrations-export',
  requestId: 'PayToMigrationScheduleExportRequest',
  criteria: { migrationId, outcome: migrationOutcome },
  rights: migrationExportRights,
  audit: 'payto-migrations.exported',
});
