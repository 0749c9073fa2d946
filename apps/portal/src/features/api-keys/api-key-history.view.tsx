import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import { apiKeyAuditEntryList } from '@quickportal/contracts/api-keys/api-key-audit-entry-list';
import type { Column } from '@quickportal/ui/data-table';
import { History } from 'lucide-react';
import { AuditDescription } from '../../layout/audit-description.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable } from '../../layout/list/list-table.tsx';

/** Entries on a page. */
const PAGE_SIZE = 10;

export interface ApiKeyHistoryViewProps extends InnerListProps<AuditEntry> {
  timeZone: string;
}

const columns = (timeZone: string): readonly Column<AuditEntry>[] =>
  listColumns<AuditEntry, typeof apiKeyAuditEntryList>(apiKeyAuditEntryList, timeZone, {
    description: (row) => <AuditDescription entry={{ ...row, about: {} }} />,
  });

/** What was done to a key, newest first. */
export const ApiKeyHistoryView = (props: ApiKeyHistoryViewProps) => (
  <div className="grid gap-3">
    <h2 className="text-16 font-strong">History</h2>
    <ListTable
      of={apiKeyAuditEntryList}
      bare
      columns={columns(props.timeZone)}
      idOf={(row) => row.id}
      list={props}
      pageSize={PAGE_SIZE}
      empty={{
        icon: <History />,
        title: 'Nothing has happened yet',
        text: 'Who generated, replaced and disabled the key is listed here.',
        level: 3,
      }}
    />
  </div>
);
