import type { AuditEntry } from '@quickportal/contracts/customers/read';
import { type Column, DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { History } from 'lucide-react';

/** Entries on a page. */
const PAGE_SIZE = 10;

export interface UserActivityViewProps {
  timeZone: string;
  table: Pick<DataTableProps<AuditEntry>, 'rows' | 'state' | 'recordsCount' | 'failure'>;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
}

const columns = (timeZone: string): readonly Column<AuditEntry>[] => [
  { id: 'description', header: 'What happened', lead: true, wrap: true, cell: (row) => row.description },
  { id: 'userName', header: 'By', cell: (row) => row.userName },
  {
    id: 'eventDate',
    header: 'When',
    cell: (row) => <DateTime value={row.eventDate} timeZone={timeZone} show="date-time" />,
  },
];

/** What the user did and what was done to the user, newest first. */
export function UserActivityView({ timeZone, table, page, hrefForPage, onPageChange }: UserActivityViewProps) {
  return (
    <div className="grid gap-3">
      <h2 className="text-16 font-strong">Recent Activity</h2>
      <DataTable
        id="user-activity"
        label="Recent Activity"
        noun={['entry', 'entries']}
        bare
        columns={columns(timeZone)}
        getRowId={(row) => row.id}
        {...table}
        paging={{ page, pageSize: PAGE_SIZE, hrefFor: hrefForPage, onPageChange }}
        empty={
          <EmptyState level={3} icon={<History />} title="Nothing has happened yet">
            What the user does here, and what is done to the user, is listed with who did it.
          </EmptyState>
        }
      />
    </div>
  );
}
