import type { MigrationCandidate } from '@quickportal/contracts/payto-migrations/migration-schedule';
import { migrationCandidateList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import type { PayToMigrationPreview } from '@quickportal/contracts/payto-migrations/check';
import { Card } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { Handshake } from 'lucide-react';
import { useMemo } from 'react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable, type InnerListProps } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { CANDIDATES_ON_A_PAGE } from './payto-migrations.data.ts';

interface MigrationCandidatesProps {
  preview: PayToMigrationPreview | undefined;
  list: InnerListProps<MigrationCandidate>;
  ineligible: boolean;
  onIneligibleChange: (ineligible: boolean) => void;
  timeZone: string;
}

/** The chosen schedules one by one: those that can move, or the others with their reasons. */
export function MigrationCandidates({
  preview,
  list,
  ineligible,
  onIneligibleChange,
  timeZone,
}: MigrationCandidatesProps) {
  const columns = useMemo(
    () => columnsOf(timeZone).filter(({ id }) => ineligible || id !== 'reason'),
    [timeZone, ineligible],
  );
  const counted = (words: string, schedules: number | undefined) =>
    schedules === undefined ? words : `${words} (${formatCount(schedules)})`;
  return (
    <Card
      title="Schedules"
      actions={
        <SegmentedControl
          label="Which schedules"
          value={ineligible ? 'no' : 'yes'}
          onValueChange={(value) => onIneligibleChange(value === 'no')}
          options={[
            { value: 'yes', label: counted('Can move', preview?.eligible.schedules) },
            { value: 'no', label: counted('Cannot move', preview?.ineligible.schedules) },
          ]}
        />
      }
    >
      <ListTable<MigrationCandidate>
        bare
        flush
        of={migrationCandidateList}
        columns={columns}
        idOf={(row) => row.paymentScheduleId}
        list={list}
        pageSize={CANDIDATES_ON_A_PAGE}
        empty={{
          level: 3,
          icon: <Handshake />,
          title: ineligible ? 'Every chosen schedule can move' : 'None of these schedules can move',
          text: ineligible ? 'There is no reason against any of them.' : 'The reasons are under “Cannot move”.',
        }}
      />
    </Card>
  );
}

const columnsOf = (timeZone: string) =>
  listColumns<MigrationCandidate, typeof migrationCandidateList>(migrationCandidateList, timeZone, {
    customerName: (row) => (
      <PageLink to="CustomerDetailsView" search={{ CustomerId: row.customerId }}>
        {row.customerName}
      </PageLink>
    ),
    paymentScheduleCode: (row) => (
      <PageLink to="RecurringPaymentDetailsView" search={{ RecurringPaymentId: row.paymentScheduleId }}>
        {row.paymentScheduleCode}
      </PageLink>
    ),
    amount: (row) => row.amount.displayAmount,
  });
