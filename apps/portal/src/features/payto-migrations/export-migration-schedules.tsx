import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import type { FieldError } from '../../data/problem.ts';
import { trpcClient } from '../../data/trpc.ts';
import { ExportList } from '../../layout/export-list.tsx';
import type { PageSearch } from '../../pages/search.ts';

interface ExportMigrationSchedulesProps {
  search: PageSearch<'PayToMigrationDetailsView'>;
  recordsCount: number;
  onFieldErrors: (errors: FieldError[]) => void;
}

/** What became of each schedule of a migration, as a file. */
export const ExportMigrationSchedules = ({
  search: { MigrationId, outcome },
  recordsCount,
  onFieldErrors,
}: ExportMigrationSchedulesProps) => (
  <ExportList
    recordsCount={recordsCount}
    onFieldErrors={onFieldErrors}
    list={migrationScheduleList}
    label="Export"
    allHint="customer, agreement and times included"
    filters={outcome ? ['as filtered'] : []}
    call="paytoMigrations.startExport"
    criteria={{ migrationId: MigrationId, outcome }}
    poll={(exportId) => trpcClient.paytoMigrations.pollExport.query({ query: { exportId } })}
  />
);
