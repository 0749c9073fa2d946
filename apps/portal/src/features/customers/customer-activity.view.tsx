import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import { customerAuditEntryList } from '@quickportal/contracts/customers/audit-entry-lists';
import type { Column } from '@quickportal/ui/data-table';
import { History } from 'lucide-react';
import { AuditDescription } from '../../layout/audit-description.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable } from '../../layout/list/list-table.tsx';

/** Entries on a page. */
// In the specification: 1K049
const PAGE_SIZE = 5;

export interface CustomerActivityViewProps extends InnerListProps<AuditEntry> {
  timeZone: string;
}

const columns = (timeZone: string): readonly Column<AuditEntry>[] =>
  listColumns(customerAuditEntryList, timeZone, {
    description: (row) => <AuditDescription entry={row} onCustomerPage />,
  });

/** What happened to the customer, newest first. */
export const CustomerActivityView = (props: CustomerActivityViewProps) => (
  <ListTable
    of={customerAuditEntryList}
    bare
    columns={columns(props.timeZone)}
    idOf={(row) => row.id}
    list={props}
    pageSize={PAGE_SIZE}
    empty={{
      icon: <History />,
      title: 'Nothing has happened yet',
      text: 'Changes to the customer, accounts and schedules are listed here, with the user who made them.',
    }}
  />
);
