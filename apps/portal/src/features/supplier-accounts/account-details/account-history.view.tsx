import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import { accountAuditEntryList } from '@quickportal/contracts/supplier-accounts/account-history-lists';
import type { Column } from '@quickportal/ui/data-table';
import { History } from 'lucide-react';
import { AuditDescription } from '../../../layout/audit-description.tsx';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable } from '../../../layout/list/list-table.tsx';
import { ACCOUNT_PAGE_SIZE } from './page-size.ts';

export interface AccountHistoryViewProps extends InnerListProps<AuditEntry> {
  timeZone: string;
}

const columns = (timeZone: string): readonly Column<AuditEntry>[] =>
  listColumns<AuditEntry, typeof accountAuditEntryList>(accountAuditEntryList, timeZone, {
    description: (row) => <AuditDescription entry={{ ...row, about: {} }} />,
  });

/** What was done to an account, newest first, with the values before and after. */
export const AccountHistoryView = ({ timeZone, ...list }: AccountHistoryViewProps) => (
  <ListTable<AuditEntry>
    of={accountAuditEntryList}
    bare
    columns={columns(timeZone)}
    idOf={(row) => row.id}
    list={list}
    pageSize={ACCOUNT_PAGE_SIZE}
    empty={{
      icon: <History />,
      title: 'Nothing has happened yet',
      text: 'Who added, edited and switched the account is listed here.',
    }}
  />
);
