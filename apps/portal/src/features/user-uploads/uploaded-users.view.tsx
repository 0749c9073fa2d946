import type { UploadedUser } from '@quickportal/contracts/user-uploads/user-upload';
import { uploadedUserList } from '@quickportal/contracts/user-uploads/user-upload-lists';
import { Badge } from '@quickportal/ui/badge';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';

const ON_A_PAGE = 20;

const columns = listColumns<UploadedUser, typeof uploadedUserList>(uploadedUserList, 'UTC', {
  status: ({ status }) => <Badge tone={status === 'New' ? 'info' : 'neutral'}>{status}</Badge>,
  changes: ({ changes }) =>
    changes.map(({ field, before, after }) => (
      <span key={field} className="block">
        {field}: <s className="text-ink-2">{before || 'none'}</s> {after || 'none'}
      </span>
    )),
});

/** Users of an upload, twenty on a page. */
export function UploadedUsersView({ users }: { users: readonly UploadedUser[] }) {
  const [page, setPage] = useState(1);
  return (
    <ListTable<UploadedUser, string>
      of={uploadedUserList}
      idOf={({ loginName }) => loginName}
      columns={columns}
      pageSize={ON_A_PAGE}
      list={{
        page,
        onPageChange: setPage,
        table: {
          rows: users.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE),
          recordsCount: users.length,
          state: 'ready',
        },
      }}
      empty={{ icon: <Users />, text: 'Pasted users are shown here.' }}
    />
  );
}
