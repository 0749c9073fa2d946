import type { User } from '@quickportal/contracts/users/user';
import { userList } from '@quickportal/contracts/users/user-list';
import { Button } from '@quickportal/ui/button';
import { UserPlus, Users } from 'lucide-react';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { userColumns } from './user.entity.tsx';
import { noFilters, UserFilters, type UserFilterValues } from './user-filters.tsx';

export interface UsersViewProps extends ListProps<User, UserFilterValues>, RowLinks, Sorting {
  community: { communityName: string; timeZone: string };
  roles: readonly { roleId: number; roleName: string }[];
  /** Whether the person may add users. */
  canAdd: boolean;
  onAdd: () => void;
}

/** Who can sign in to the facility, and whether they do. */
export function UsersView(props: UsersViewProps) {
  const { community, search, canAdd, onSearchChange } = props;
  const add = canAdd && (
    <Button variant="primary" onClick={props.onAdd}>
      <UserPlus />
      Add user
    </Button>
  );
  return (
    <ListPage
      of={userList}
      subtitle={`People who sign in to ${community.communityName}`}
      actions={
        <>
          <Button asChild>
            <PageLink to="RolesView">Roles</PageLink>
          </Button>
          {add}
        </>
      }
      columns={userColumns(community.timeZone)}
      idOf={(row) => row.systemUserId}
      list={props}
      filters={narrowing(search, noFilters, onSearchChange)}
      empty={{
        icon: <Users />,
        text: 'Users are the people who sign in to the facility.',
        tip: 'Try fewer letters, or another status or role.',
        action: add || undefined,
      }}
    >
      <UserFilters values={search} roles={props.roles} onChange={onSearchChange} />
    </ListPage>
  );
}
