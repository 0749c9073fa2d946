import type { AuditEntry } from '@quickportal/contracts/customers/read';
import { type Column, DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { History } from 'lucide-react';

/** Entries on a page (1K049). */
const PAGE_SIZE = 5;

export interface CustomerActivityViewProps {
  timeZone: string;
  table: Pick<DataTableProps<AuditEntry>, 'rows' | 'state' | 'recordsCount' | 'failure'>;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
}

const activityColumns = (timeZone: string): readonly Column<AuditEntry>[] => [
  { id: 'description', header: 'What happened', lead: true, wrap: true, cell: (row) => row.description },
  { id: 'userName', header: 'By', cell: (row) => row.userName },
  { id: 'loginName', header: 'Login name', mono: true, rank: 2, cell: (row) => row.loginName },
  {
    id: 'eventDate',
    header: 'When',
    cell: (row) => <DateTime value={row.eventDate} timeZone={timeZone} show="date-time" />,
  },
];

/** What happened to the customer, newest first. */
export function CustomerActivityView({ timeZone, table, page, hrefForPage, onPageChange }: CustomerActivityViewProps) {
  return (
    <DataTable
      id="customer-activity"
      label="Recent Activity"
      noun={['entry', 'entries']}
      bare
      columns={activityColumns(timeZone)}
      getRowId={(row) => row.id}
      {...table}
      paging={{ page, pageSize: PAGE_SIZE, hrefFor: hrefForPage, onPageChange }}
      empty={
        <EmptyState level={2} icon={<History />} title="Nothing has happened yet">
          Changes to the customer, its accounts and its schedules are listed here, with who made them.
        </EmptyState>
      }
    />
  );
}
