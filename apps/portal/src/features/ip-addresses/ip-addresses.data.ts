import { shownPaged } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the list makes. */
export const listInput = ({ page, pageSize }: PageSearch<'ClientIpWhitelistView'>) => ({ query: { page, pageSize } });

/** One page of the whitelist; the rows before stay while the next ones come. */
export const useIpAddresses = (search: PageSearch<'ClientIpWhitelistView'>) =>
  trpc.ipAddresses.list.useQuery(listInput(search), shownPaged);
