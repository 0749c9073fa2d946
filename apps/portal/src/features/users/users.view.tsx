import type { User } from '@quickportal/contracts/users/user';
import { Button } from '@quickportal/ui/button';
import { UserPlus, Users } from 'lucide-react';
import { ListEmpty, type ListProps, ListTable, type RowLinks, type Sorting } from '../../layout/list-table.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { userColumns } from './user.entity.tsx';
import { UserFilters, type UserFilterValues } from './user-filters.tsx';

export interface UsersViewProps extends ListProps<User, UserFilterValues>, RowLinks, Sorting {
  community: { communityName: string; timeZone: string };
  roles: readonly { roleId: number; roleName: string }[];
  /** Whether the person may add users. */
  canAdd: boolean;
  onAdd: () => void;
  rolesHref: string;
}

/** Who can sign in to the facility, and whether they do. */
export function UsersView(props: UsersViewProps) {
  const { community, search, canAdd } = props;
  const isFiltered = search.query !== '' || search.status !== undefined || search.RoleId !== undefined;
  const add = canAdd && (
    <Button variant="primary" onClick={props.onAdd}>
      <UserPlus />
      Add user
    </Button>
  );
  return (
    <PageStack>
      <PageHeader
        title="Users"
        subtitle={`People who sign in to ${community.communityName}`}
        actions={
          <>
            <Button asChild>
              <a href={props.rolesHref}>Roles</a>
            </Button>
            {add}
          </>
        }
      />
      <UserFilters values={search} roles={props.roles} onChange={props.onSearchChange} />
      <ListTable
        id="users"
        label="Users"
        noun={['user', 'users']}
        columns={userColumns(community.timeZone)}
        idOf={(row) => row.systemUserId}
        list={props}
        empty={
          <ListEmpty
            icon={<Users />}
            noun="users"
            isFiltered={isFiltered}
            onClear={() => props.onSearchChange({ query: '', status: undefined, RoleId: undefined })}
            tip="Try fewer letters, or another status or role."
            action={add || undefined}
          >
            Users are the people of the facility who sign in here.
          </ListEmpty>
        }
      />
    </PageStack>
  );
}
