import { isCard } from '@quickportal/contracts/rules/payment-methods';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { usePolling } from '../../data/use-polling.ts';

/** How often an outcome that is not known yet is looked at. */
const WHILE_OPEN = 3000;

/** Whether a network may answer any moment: of a card payment itself, or of a refund of it. */
const isOpen = (transactionDetails: TransactionDetails | undefined): boolean =>
  transactionDetails !== undefined &&
  isCard(transactionDetails.paidFrom.accountType) &&
  (transactionDetails.canRequery ||
    transactionDetails.timeline.some(({ kind, tone }) => kind === 'REFUND' && tone === 'now'));

/** One transaction with its life; looked at again by itself while its outcome is not known. */
export function useTransaction(receiptNumber: string) {
  const interval = usePolling(WHILE_OPEN);
  return trpc.transactions.get.useQuery(
    { params: { receiptNumber } },
    { ...shownInline, staleTime: 0, refetchInterval: ({ state }) => isOpen(state.data) && interval },
  );
}
