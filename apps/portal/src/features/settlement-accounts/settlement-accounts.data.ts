import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/search.ts';

/** The settlement accounts of a business, as the address searches them. */
export const useSettlementAccounts = (
  businessId: number,
  { currency, accountType }: Pick<PageSearch<'SettlementAccountsView'>, 'currency' | 'accountType'>,
) =>
  trpc.settlementAccounts.list.useQuery(
    { params: { businessId }, query: { ...(currency !== undefined && { currency }), accountType } },
    shownPaged,
  );
