import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { User } from '@quickportal/contracts/users/user';
import { userList } from '@quickportal/contracts/users/user-list';
import { Button } from '@quickportal/ui/button';
import { UserPlus, Users } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { userColumns } from './user.entity.tsx';

export interface UsersViewProps extends ListProps<User, FilterValues<typeof userList>>, RowLinks, Sorting {
  community: { communityName: string; timeZone: string };
  roles: readonly { roleId: number; roleName: string }[];
  /** Whether the person may add users. */
  canAdd: boolean;
  onAdd: () => void;
}

/** Who can sign in to the facility, and whether they do. */
export function UsersView(props: UsersViewProps) {
  const { community, canAdd } = props;
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
      empty={{
        icon: <Users />,
        text: 'Users are the people who sign in to the facility.',
        tip: 'Try fewer letters, or another status or role.',
        action: add || undefined,
      }}
    >
      <ListFilters
        of={userList}
        list={props}
        names={{ RoleId: props.roles.map(({ roleId, roleName }) => [roleId, roleName]) }}
      />
    </ListPage>
  );
}
