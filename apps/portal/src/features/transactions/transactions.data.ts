import { listInput } from '@quickportal/contracts/kernel/filter';
import { isSentAtOnce } from '@quickportal/contracts/rules/payments/payment-methods';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the transaction search makes, totals included. */
export const searchInput = (search: PageSearch<'TransactionSearchView'>) => ({
  query: { ...listInput(transactionList, search), totals: true },
});

/** One page of transactions; the rows before stay while the next ones come. */
export const useTransactionSearch = (search: PageSearch<'TransactionSearchView'>) =>
  trpc.transactions.search.useQuery(searchInput(search), shownPaged);

/** A customer's payment history with its totals, a page at a time (1C023). */
export const useCustomerTransactions = (customerId: number, page: number) =>
  trpc.transactions.listCustomerTransactions.useQuery(
    { params: { id: customerId }, query: { totals: true, page } },
    shownPaged,
  );

/** How often an outcome that is not known yet is looked at. */
const WHILE_OPEN = 3000;

/** Whether a network may answer any moment: of a payment that was sent when it was taken, or of a refund of it. */
const isOpen = (transactionDetails: TransactionDetails | undefined): boolean =>
  transactionDetails !== undefined &&
  isSentAtOnce(transactionDetails.paidFrom.accountType) &&
  (transactionDetails.canRequery ||
    transactionDetails.timeline.some(({ kind, tone }) => kind === 'REFUND' && tone === 'now'));

/** One transaction with its life; looked at again by itself while its outcome is not known. */
export function useTransaction(receiptNumber: string) {
  const interval = usePolling(WHILE_OPEN);
  return trpc.transactions.get.useQuery(
    { params: { receiptNumber } },
    {
      ...shownInline,
      staleTime: 0,
      refetchInterval: (query) => retryPause(query) || (isOpen(query.state.data) && interval),
    },
  );
}
