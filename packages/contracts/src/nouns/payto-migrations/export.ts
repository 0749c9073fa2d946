import { exportCalls } from '../exports/protocol.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { migrationId } from './call-parts.ts';
import { migrationScheduleList } from './migration-schedule-list.ts';
import { migrationExportRights } from './payto-migration-rights.ts';

export const { start: startPayToMigrationExport, poll: pollPayToMigrationExport } = exportCalls(migrationScheduleList, {
  names: ['paytoMigrations.startExport', 'paytoMigrations.pollExport'],
  path: 'payto-migrations-export',
  requestId: 'PayToMigrationScheduleExportRequest',
  criteria: { migrationId, ...filterSchemas(migrationScheduleList) },
  rights: migrationExportRights,
  audit: 'payto-migrations.exported',
});
