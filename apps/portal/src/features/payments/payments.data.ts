import { shownInline } from '../../data/connection/query-client.ts';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { trpc, trpcClient } from '../../data/connection/trpc.ts';
import type { PaymentBody } from './payment-preview.ts';

/** More than anyone has: they are chosen from on one page. */
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

/** Takes a payment under a key. */
export async function takePayment(customerId: number, body: PaymentBody, idempotencyKey: string): Promise<Transaction> {
  const input = { params: { id: customerId }, query: { validateOnly: false }, body };
  const response = await trpcClient.payments.take.mutate(input, { context: { idempotencyKey } });
  if (response.status === 200) throw new Error('A payment was answered as a preview');
  return response.body;
}
