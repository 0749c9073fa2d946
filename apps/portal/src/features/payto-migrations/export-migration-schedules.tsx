import { criteriaFrom } from '@quickportal/contracts/kernel/filter';
import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import { trpcClient } from '../../data/connection/trpc.ts';
import { ExportList, type ExportOfPage } from '../../layout/exports/export-list.tsx';

/** What became of each schedule of a migration, as a file. */
export const ExportMigrationSchedules = (props: ExportOfPage<'PayToMigrationDetailsView'>) => (
  <ExportList
    {...props}
    list={migrationScheduleList}
    label="Export"
    allHint="customer, agreement and times included"
    call="paytoMigrations.startExport"
    criteria={{ migrationId: props.search.MigrationId, ...criteriaFrom(migrationScheduleList, props.search) }}
    poll={(exportId) => trpcClient.paytoMigrations.pollExport.query({ query: { exportId } })}
  />
);
