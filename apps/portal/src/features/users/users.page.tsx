import { useCommunity } from '../../data/session.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import { type PageSearch, useSetSearch } from '../../pages/search.ts';
import { NewUserSheet } from './user-form.sheet.tsx';
import { searchInput, useRoleNames, useUserSearch } from './users.data.ts';
import { UsersView } from './users.view.tsx';

export const preload = (search: PageSearch<'UsersView'>) => api.users.search.prefetch(searchInput(search));

export default function UsersPage() {
  const list = useList('UsersView');
  const { search } = list;
  const setSearch = useSetSearch('UsersView');
  const canAdd = useMay('users.create');
  const roles = useRoleNames();
  return (
    <>
      <UsersView
        community={useCommunity()}
        {...list}
        {...useRowLinks('UserDetailsView', (userId) => ({ SystemUserId: userId }))}
        roles={roles.data?.items ?? []}
        table={tableOf(useUserSearch(search), 'Users')}
        canAdd={canAdd}
        onAdd={() => setSearch({ add: true })}
      />
      {search.add && canAdd && <NewUserSheet onClose={() => setSearch({ add: false }, { replace: true })} />}
    </>
  );
}
