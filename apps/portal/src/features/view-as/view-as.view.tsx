import { Button } from '@quickportal/ui/button';
import { type Column, DataTable, RowActions } from '@quickportal/ui/data-table';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Input } from '@quickportal/ui/input';
import { Eye, Search, Users } from 'lucide-react';
import { HomeButton } from '../../layout/home-button.tsx';
import { MessagePage } from '../../layout/message-page.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import type { TableData } from '../../layout/table-of.ts';

export interface ViewableUser {
  systemUserId: number;
  loginName: string;
  fullName: string;
  email: string;
  communityId: number;
  communityName: string;
}

export interface ViewAsViewProps {
  table: TableData<ViewableUser>;
  text: string;
  onTextChange: (text: string) => void;
  page: number;
  onPageChange: (page: number) => void;
  /** Staff see users of every community. */
  showsCommunity: boolean;
  onChoose: (user: ViewableUser) => void;
}

const columnsOf = ({
  showsCommunity,
  onChoose,
}: Pick<ViewAsViewProps, 'showsCommunity' | 'onChoose'>): Column<ViewableUser>[] => [
  { id: 'fullName', header: 'Name', cell: (row) => row.fullName, lead: true, rank: 1 },
  { id: 'loginName', header: 'Login name', mono: true, cell: (row) => row.loginName, rank: 2 },
  { id: 'email', header: 'Email', cell: (row) => row.email, rank: 3 },
  ...(showsCommunity
    ? [{ id: 'communityName', header: 'Community', cell: (row: ViewableUser) => row.communityName, rank: 2 as const }]
    : []),
  {
    id: 'viewAs',
    header: 'View as',
    headerHidden: true,
    align: 'end',
    rank: 1,
    fixed: true,
    cell: (row) => (
      <RowActions>
        <Button size="sm" aria-label={`View as ${row.fullName}`} onClick={() => onChoose(row)}>
          <Eye />
          View as
        </Button>
      </RowActions>
    ),
  },
];

/** Users that may be viewed as. */
export function ViewAsView(props: ViewAsViewProps) {
  const { table, text, onTextChange, page, onPageChange } = props;
  return (
    <>
      <PageHeader
        title="View as another user"
        subtitle="You see the portal with the rights that both of you hold. What you do is recorded under your own name."
      />
      <PageStack>
        <Input
          aria-label="Find a user"
          placeholder="Name, login name or email"
          leading={<Search />}
          value={text}
          onValueChange={onTextChange}
        />
        <DataTable
          id="view-as"
          label="Users"
          noun={['user', 'users']}
          columns={columnsOf(props)}
          getRowId={(row) => row.systemUserId}
          {...table}
          paging={{ page, pageSize: 10, onPageChange }}
          empty={
            <EmptyState level={2} icon={<Users />} title="No user matches">
              Only enabled client users can be viewed as. Try another part of the name.
            </EmptyState>
          }
        />
      </PageStack>
    </>
  );
}

/** One view at a time. */
export function AlreadyViewing({ fullName }: { fullName: string }) {
  return (
    <MessagePage icon={<Eye />} title={`You are viewing as ${fullName}`} actions={<HomeButton />}>
      <p>Stop viewing as this user before you choose another one.</p>
    </MessagePage>
  );
}
