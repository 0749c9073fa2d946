import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';

/** More than anybody has: they are chosen from on one page. */
const ALL = 100;

export const useCustomer = (customerId: number) => trpc.customers.get.useQuery({ params: { customerId } }, shownInline);

export const allAccounts = (customerId: number) => ({ params: { id: customerId }, query: { page: 1, pageSize: ALL } });

/** The enabled accounts of a customer. */
export const useAccounts = (customerId: number) =>
  trpc.customerAccounts.list.useQuery(allAccounts(customerId), shownInline);

/** Those of them whose kind and card scheme the business takes. */
export const useAcceptedAccounts = (customerId: number, supplierId: number | undefined) => {
  const { params, query } = allAccounts(customerId);
  return trpc.customerAccounts.list.useQuery(
    { params, query: { ...query, supplierId } },
    { enabled: supplierId !== undefined, ...shownInline },
  );
};

/** One account, enabled or not. */
export const useAccount = (customerId: number, accountId: number) =>
  trpc.customerAccounts.get.useQuery({ params: { id: customerId, accountId } }, { staleTime: 0, ...shownInline });
