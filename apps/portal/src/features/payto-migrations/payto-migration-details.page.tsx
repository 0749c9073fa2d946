import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import type { FieldError } from '../../data/problem.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { RunningExports } from '../../layout/exports/running-exports.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { ChangeMigrationDialog, type MigrationAction } from './change-migration.dialog.tsx';
import { ExportMigrationSchedules } from './export-migration-schedules.tsx';
import { PayToMigrationDetailsView, PayToMigrationSkeleton } from './payto-migration-details.view.tsx';
import { useMigration } from './payto-migrations.data.ts';

export const preload = ({ MigrationId }: PageSearch<'PayToMigrationDetailsView'>) =>
  api.paytoMigrations.get.prefetch({ params: { id: MigrationId } });

/** One migration: how far it is, what became of each schedule, and what can be done about it. */
export default function PayToMigrationDetailsPage() {
  const list = useList('PayToMigrationDetailsView');
  const { timeZone } = useCommunity();
  const canChange = useMay('paytoMigrations.change');
  const canExport = useMay('paytoMigrations.startExport');
  const [exportErrors, setExportErrors] = useState<FieldError[]>([]);
  const [action, setAction] = useState<MigrationAction | null>(null);
  const { migration, schedules, polling } = useMigration(list.search);
  const table = tableOf(schedules, 'Schedules');
  return (
    <QueryResult whole query={migration} skeleton={<PayToMigrationSkeleton />} failed="The migration did not load">
      {(data) => (
        <>
          <PayToMigrationDetailsView
            migration={data}
            timeZone={timeZone}
            canChange={canChange}
            onChoose={setAction}
            polling={polling}
            list={{ ...list, table }}
            exportErrors={exportErrors}
            exports={<RunningExports kind={migrationScheduleList.name} />}
            exportButton={
              canExport && (
                <ExportMigrationSchedules
                  search={list.search}
                  recordsCount={table.recordsCount ?? 0}
                  onFieldErrors={setExportErrors}
                />
              )
            }
          />
          {action !== null && (
            <ChangeMigrationDialog action={action} migration={data} onClose={() => setAction(null)} />
          )}
        </>
      )}
    </QueryResult>
  );
}
