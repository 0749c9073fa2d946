import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** Rows on a page of businesses. */
export const BUSINESSES_PAGE = 10;

/** The details. Each reading is audited, so they are read once for each visit, and never before it. */
export const useConnectionDetails = () =>
  trpc.connectionDetails.get.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    ...shownInline,
  });

/** One page of the accounts that take payments by a connection. */
export function useConnectionBusinesses({ tab, page }: PageSearch<'ConnectionDetailsView'>) {
  const input = { query: { page, pageSize: BUSINESSES_PAGE } };
  const queries = {
    ccapi: trpc.connectionDetails.listCcapiBusinesses.useQuery(input, { ...shownPaged, enabled: tab === 'ccapi' }),
    online: trpc.connectionDetails.listOnlineBusinesses.useQuery(input, { ...shownPaged, enabled: tab === 'online' }),
    restapi: trpc.connectionDetails.listRestapiBusinesses.useQuery(input, {
      ...shownPaged,
      enabled: tab === 'restapi',
    }),
  };
  return queries[tab];
}
