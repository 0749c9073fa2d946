import { customerList } from '@quickportal/contracts/customers/customer-list';
import { listInput } from '@quickportal/contracts/kernel/filter';
import { unbatched, shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the customer search makes. */
export const searchInput = (search: PageSearch<'CustomerSearchView'>) => ({ body: listInput(customerList, search) });

/** One page of customers; the rows before stay while the next ones come. */
export const useCustomerSearch = (search: PageSearch<'CustomerSearchView'>) =>
  trpc.customers.search.useQuery(searchInput(search), shownPaged);

export const useCustomer = (customerId: number) => trpc.customers.get.useQuery({ params: { customerId } }, shownInline);

/** Rights of the signed-in user for this customer, by name (1R149 1R150). */
export const useCustomerRights = (customerId: number) =>
  trpc.customers.getRights.useQuery({ params: { customerId } }, shownInline);

export const useCustomerActivity = (customerId: number, page: number) =>
  trpc.customers.listAuditEntries.useQuery({ params: { id: customerId }, query: { page } }, shownPaged);

/** What the dialogs that enable and disable name; asked for when one opens. */
export const useStatusChangePreview = (customerId: number) =>
  trpc.customers.previewStatusChange.useQuery({ params: { id: customerId } }, { staleTime: 0, ...shownInline });

/** Which account a payment begins with: the default or only one, 'choose' among several, null where there is none. */
export type PaymentStart = number | 'choose' | null;

/** Needs an enabled account; null too while that is not known (1R158). */
export function usePaymentStart(customerId: number, enabled: boolean): PaymentStart {
  const input = { params: { id: customerId }, query: { page: 1 } };
  const { data } = trpc.customerAccounts.list.useQuery(input, { enabled, ...shownInline });
  const [first] = data?.items ?? [];
  if (!enabled || data === undefined || first === undefined) return null;
  // The default one comes first
  return first.defaultAccount || data.recordsCount === 1 ? first.accountId : 'choose';
}

/** What the customer pays, to come and paid, and what failed. */
export const useCustomerSummary = (customerId: number) =>
  trpc.customers.getSummary.useQuery({ params: { id: customerId } }, { ...unbatched, ...shownInline });
