import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the list makes. */
export const apiKeysInput = ({ page, pageSize }: PageSearch<'RestApiKeysView'>) => ({ query: { page, pageSize } });

/** One page of the keys; the rows before stay while the next ones come. */
export const useApiKeys = (search: PageSearch<'RestApiKeysView'>) =>
  trpc.apiKeys.list.useQuery(apiKeysInput(search), shownPaged);

export const useApiKey = (id: number) => trpc.apiKeys.get.useQuery({ params: { id } }, shownInline);

/** What a key is used for. */
export const useApiKeyUse = (id: number) => trpc.apiKeys.getUse.useQuery({ params: { id } }, shownInline);

/** The businesses that a key is restricted to. */
export const useApiKeyBusinesses = (id: number) =>
  trpc.apiKeys.listAccessBusinesses.useQuery({ params: { id } }, shownInline);

/** What was done to a key. */
export const useApiKeyHistory = (id: number, page: number) =>
  trpc.apiKeys.listAuditEntries.useQuery({ params: { id }, query: { page } }, shownPaged);

/** What applies to all keys. */
export const useApiKeyConfig = () => trpc.apiKeys.getConfig.useQuery(undefined, shownInline);

/** The call that the page of a community's keys makes. */
export const communityApiKeysInput = (communityId: number, { page, pageSize }: PageSearch<'CommunityApiKeysView'>) => ({
  params: { id: communityId },
  query: { page, pageSize },
});

/** One page of a community's keys, for staff. */
export const useCommunityApiKeys = (communityId: number, search: PageSearch<'CommunityApiKeysView'>) =>
  trpc.communityApiKeys.list.useQuery(communityApiKeysInput(communityId, search), shownPaged);

/** A key of the community, for staff. */
export const useCommunityApiKey = (id: number) => trpc.communityApiKeys.get.useQuery({ params: { id } }, shownInline);
