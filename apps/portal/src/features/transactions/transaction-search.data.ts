import { shownPaged } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the transaction search makes, totals included. */
export function searchInput({ query, CustomerId, ...search }: PageSearch<'TransactionSearchView'>) {
  return { query: { ...search, totals: true, query: query || undefined, customerId: CustomerId } };
}

/** One page of transactions; the rows before stay while the next ones come. */
export const useTransactionSearch = (search: PageSearch<'TransactionSearchView'>) =>
  trpc.transactions.search.useQuery(searchInput(search), shownPaged);

/** A customer's payment history, a page at a time (1C023). */
export const useCustomerTransactions = (customerId: number, page: number) =>
  trpc.transactions.ofCustomer.useQuery({ params: { id: customerId }, query: { page } }, shownPaged);
