import { listInput } from '@quickportal/contracts/kernel/filter';
import { userList } from '@quickportal/contracts/users/user-list';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the list makes. */
export const searchInput = (search: PageSearch<'UsersView'>) => ({ body: listInput(userList, search) });

/** One page of users; the rows before stay while the next ones come. */
export const useUserSearch = (search: PageSearch<'UsersView'>) =>
  trpc.users.search.useQuery(searchInput(search), shownPaged);

export const useUser = (userId: number) => trpc.users.get.useQuery({ params: { userId } }, shownInline);

export const useUserActivity = (userId: number, page: number) =>
  trpc.users.listAuditEntries.useQuery({ params: { userId }, query: { page } }, shownPaged);

/** Names of roles, to filter by. */
export const useRoleNames = () => trpc.roles.list.useQuery(undefined, shownInline);
