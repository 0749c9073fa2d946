import type { UserAuditEntry } from '@quickportal/contracts/users/read';
import { type Column, DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { History } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';

/** Entries on a page. */
const PAGE_SIZE = 10;

export interface UserActivityViewProps {
  timeZone: string;
  table: Pick<DataTableProps<UserAuditEntry>, 'rows' | 'state' | 'recordsCount' | 'failure'>;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
  /** Whether whoever looks may open customers. */
  linksToCustomers: boolean;
}

/** The customer whom it was about. */
function About({ customer, asLink }: { customer: NonNullable<UserAuditEntry['customer']>; asLink: boolean }) {
  const { customerId, customerName } = customer;
  return asLink ? (
    <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
      {customerName}
    </PageLink>
  ) : (
    customerName
  );
}

const columns = (timeZone: string, linksToCustomers: boolean): readonly Column<UserAuditEntry>[] => [
  { id: 'description', header: 'What happened', lead: true, wrap: true, cell: (row) => row.description },
  {
    id: 'customer',
    header: 'Customer',
    maxWidth: '14rem',
    cell: (row) => row.customer && <About customer={row.customer} asLink={linksToCustomers} />,
  },
  { id: 'userName', header: 'By', cell: (row) => row.userName },
  {
    id: 'eventDate',
    header: 'When',
    cell: (row) => <DateTime value={row.eventDate} timeZone={timeZone} show="date-time" />,
  },
];

/** What the user did and what was done to the user, newest first. */
export function UserActivityView({
  timeZone,
  table,
  page,
  hrefForPage,
  onPageChange,
  linksToCustomers,
}: UserActivityViewProps) {
  return (
    <div className="grid gap-3">
      <h2 className="text-16 font-strong">Recent Activity</h2>
      <DataTable
        id="user-activity"
        label="Recent Activity"
        noun={['entry', 'entries']}
        bare
        columns={columns(timeZone, linksToCustomers)}
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
