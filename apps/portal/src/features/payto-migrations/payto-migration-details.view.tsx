import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { MigrationSchedule } from '@quickportal/contracts/payto-migrations/migration-schedule';
import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import { Alert } from '@quickportal/ui/alert';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { Skeleton } from '@quickportal/ui/skeleton';
import { ListChecks, Pause, Play, X } from 'lucide-react';
import { useMemo } from 'react';
import type { FieldError } from '../../data/problem.ts';
import type { Polling } from '../../data/polling/use-limited-polling.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListTable, type ListProps } from '../../layout/list/list-table.tsx';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { PollingNotice } from '../../layout/polling-notice.tsx';
import type { MigrationAction } from './change-migration.dialog.tsx';
import { MigrationProgress } from './migration-progress.view.tsx';
import { migrationScheduleColumns } from './migration-schedule-columns.tsx';
import { MigrationStatusBadge } from './payto-migration.entity.tsx';
import { WHILE_RUNNING } from './payto-migrations.data.ts';

export interface PayToMigrationDetailsViewProps {
  migration: PayToMigration;
  timeZone: string;
  /** Whether the user may pause, resume and cancel it. */
  canChange: boolean;
  onChoose: (action: MigrationAction) => void;
  /** Null: nothing of it changes any more. */
  polling: Polling | null;
  list: ListProps<MigrationSchedule, FilterValues<typeof migrationScheduleList>>;
  exportButton?: React.ReactNode;
  exports?: React.ReactNode;
  /** Why no export was started. */
  exportErrors?: readonly FieldError[];
}

/** A migration: how many schedules have which outcome, and each of them. */
export function PayToMigrationDetailsView(props: PayToMigrationDetailsViewProps) {
  const { migration, timeZone, polling, list, exportErrors = [] } = props;
  const { supplierBusiness, createdAt, startedBy } = migration;
  const columns = useMemo(() => migrationScheduleColumns(timeZone), [timeZone]);
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={`Move to PayTo: ${supplierBusiness}`}
        subtitle={
          <>
            Started <DateTime value={createdAt} timeZone={timeZone} show="date-time" />
            {startedBy !== '' && ` by ${startedBy}`}
          </>
        }
        badge={<MigrationStatusBadge migration={migration} />}
        actions={<Actions {...props} />}
      />
      <MigrationProgress migration={migration} />
      {polling && <PollingNotice polling={polling} seconds={WHILE_RUNNING / 1000} />}
      <ListFilters of={migrationScheduleList} list={list} />
      {exportErrors.length > 0 && (
        <Alert tone="danger" title="The export did not start">
          {exportErrors.flatMap(({ messages }) => messages).join(' ')}
        </Alert>
      )}
      {props.exports}
      <ListTable<MigrationSchedule>
        of={migrationScheduleList}
        columns={columns}
        idOf={(row) => row.paymentScheduleId}
        list={list}
        empty={{
          icon: <ListChecks />,
          text: 'The schedules of the migration are listed here.',
          tip: 'Choose another outcome.',
        }}
      />
    </PageStack>
  );
}

function Actions({ migration, canChange, onChoose, exportButton }: PayToMigrationDetailsViewProps) {
  const { status } = migration;
  const isOpen = status === 'RUNNING' || status === 'PAUSED';
  return (
    <>
      {canChange && isOpen && (
        <PageAction action="Cancel the rest" variant="dangerQuiet" onClick={() => onChoose('CANCEL')}>
          <X />
          Cancel the rest
        </PageAction>
      )}
      {exportButton}
      {canChange && status === 'RUNNING' && (
        <PageAction action="Pause migration" onClick={() => onChoose('PAUSE')}>
          <Pause />
          Pause
        </PageAction>
      )}
      {canChange && status === 'PAUSED' && (
        <PageAction action="Resume migration" variant="primary" onClick={() => onChoose('RESUME')}>
          <Play />
          Resume
        </PageAction>
      )}
    </>
  );
}

/** The shape of the page while it loads. */
export const PayToMigrationSkeleton = () => (
  <PageStack className="grid-cols-[minmax(0,1fr)]">
    <PageHeader title="PayTo migration" isLoading />
    <Card>
      <CardBody>
        <Skeleton className="h-28 w-full" />
      </CardBody>
    </Card>
  </PageStack>
);
