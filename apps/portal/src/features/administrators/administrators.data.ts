import { administratorList } from '@quickportal/contracts/administrators/administrator-list';
import { listInput } from '@quickportal/contracts/kernel/filter';
import { pendingAdministratorList } from '@quickportal/contracts/user-authorisations/pending-administrator-list';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the list makes. */
export const searchInput = (search: PageSearch<'AdministratorsView'>) => ({
  body: listInput(administratorList, search),
});

/** One page of administrators; the rows before stay while the next ones come. */
export const useAdministratorSearch = (search: PageSearch<'AdministratorsView'>) =>
  trpc.administrators.search.useQuery(searchInput(search), shownPaged);

export const useAdministrator = (systemUserId: number) =>
  trpc.administrators.get.useQuery({ params: { systemUserId } }, shownInline);

/** The call that a page of the pending list makes. */
export const pendingInput = (search: PageSearch<'PendingAdministratorsView'>) => ({
  query: listInput(pendingAdministratorList, search),
});

export const usePendingAdministrators = (search: PageSearch<'PendingAdministratorsView'>) =>
  trpc.userAuthorisations.search.useQuery(pendingInput(search), { staleTime: 0, ...shownPaged });
