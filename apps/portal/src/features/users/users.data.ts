import type { UserDetails } from '@quickportal/contracts/users/user';
import { keepPreviousData } from '@tanstack/react-query';
import { shownInline } from '../../data/query-client.ts';
import { api, trpc } from '../../data/trpc.ts';
import type { PageSearch } from '../../pages/registry.ts';

/** The call that a page of the list makes. */
export function searchInput({ query, status, RoleId, sort, page, pageSize }: PageSearch<'UsersView'>) {
  return { body: { query: query || undefined, status, roleId: RoleId, sort, page, pageSize } };
}

/** One page of users; the rows before stay while the next ones come. */
export const useUserSearch = (search: PageSearch<'UsersView'>) =>
  trpc.users.search.useQuery(searchInput(search), { placeholderData: keepPreviousData, ...shownInline });

export const useUser = (userId: number) => trpc.users.get.useQuery({ params: { userId } }, shownInline);

export const useUserActivity = (userId: number, page: number) =>
  trpc.users.auditEntries.useQuery(
    { params: { userId }, query: { page } },
    { placeholderData: keepPreviousData, ...shownInline },
  );

/** Names of roles, to filter by. */
export const useRoleNames = () => trpc.roles.list.useQuery(undefined, shownInline);

/** After a user was changed: shows it at once and asks again for what hangs on it. */
export async function userChanged(user: UserDetails): Promise<void> {
  api.users.get.setData({ params: { userId: user.systemUserId } }, user);
  await userTouched(user.systemUserId);
}

/** After something was done to a user that the answer does not show. */
export async function userTouched(userId: number, reload = false): Promise<void> {
  await Promise.all([
    reload && api.users.get.invalidate({ params: { userId } }),
    api.users.search.invalidate(),
    api.users.auditEntries.invalidate({ params: { userId } }),
    api.roles.list.invalidate(),
  ]);
}
