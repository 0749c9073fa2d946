import { userAuditEntryList } from '@quickportal/contracts/customers/audit-entry-lists';
import type { UserAuditEntry } from '@quickportal/contracts/users/read';
import type { Column } from '@quickportal/ui/data-table';
import { History } from 'lucide-react';
import { AuditDescription } from '../../layout/audit-description.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';

/** Entries on a page. */
const PAGE_SIZE = 10;

export interface UserActivityViewProps extends InnerListProps<UserAuditEntry> {
  timeZone: string;
  /** Whether the viewer may open customers. */
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

const columns = (timeZone: string, linksToCustomers: boolean): readonly Column<UserAuditEntry>[] =>
  listColumns(userAuditEntryList, timeZone, {
    description: (row) => <AuditDescription entry={row} />,
    customer: (row) => row.customer && <About customer={row.customer} asLink={linksToCustomers} />,
  });

/** What the user did and what was done to the user, newest first. */
export const UserActivityView = (props: UserActivityViewProps) => (
  <div className="grid gap-3">
    <h2 className="text-16 font-strong">Recent Activity</h2>
    <ListTable
      of={userAuditEntryList}
      bare
      columns={columns(props.timeZone, props.linksToCustomers)}
      idOf={(row) => row.id}
      list={props}
      pageSize={PAGE_SIZE}
      empty={{
        icon: <History />,
        title: 'Nothing has happened yet',
        text: 'Actions of the user and changes to the user are listed here.',
        level: 3,
      }}
    />
  </div>
);
