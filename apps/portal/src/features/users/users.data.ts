import { shownInline, shownPaged } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the list makes. */
export function searchInput({ query, status, RoleId, sort, page, pageSize }: PageSearch<'UsersView'>) {
  return { body: { query: query || undefined, status, roleIds: RoleId, sort, page, pageSize } };
}

/** One page of users; the rows before stay while the next ones come. */
export const useUserSearch = (search: PageSearch<'UsersView'>) =>
  trpc.users.search.useQuery(searchInput(search), shownPaged);

export const useUser = (userId: number) => trpc.users.get.useQuery({ params: { userId } }, shownInline);

export const useUserActivity = (userId: number, page: number) =>
  trpc.users.listAuditEntries.useQuery({ params: { userId }, query: { page } }, shownPaged);

/** Names of roles, to filter by. */
export const useRoleNames = () => trpc.roles.list.useQuery(undefined, shownInline);
