import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The input of the call for a page of the list. */
export const listInput = ({ page, pageSize }: PageSearch<'ClientIpWhitelistView'>) => ({ query: { page, pageSize } });

/** Fetches a page of the whitelist; previous rows stay while the next ones load. */
export const useIpAddresses = (search: PageSearch<'ClientIpWhitelistView'>) =>
  trpc.ipAddresses.list.useQuery(listInput(search), shownPaged);
