import { isSentAtOnce } from '@quickportal/contracts/rules/payment-methods';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { shownInline } from './query-client.ts';
import { trpc } from './trpc.ts';
import { useMay } from './use-may.ts';
import { usePolling } from './use-polling.ts';

/** How often an outcome that is not known yet is looked at. */
const WHILE_OPEN = 3000;

/** A payment that was taken, followed while the bank has not said what became of it. */
export function useOutcome<T extends Transaction | null>(taken: T): Transaction | T {
  const maySee = useMay('transactions.get');
  const interval = usePolling(WHILE_OPEN);
  const isOpen = taken?.status === 'IN_FLIGHT' && isSentAtOnce(taken.paidFrom.accountType);
  const { data } = trpc.transactions.get.useQuery(
    { params: { receiptNumber: taken?.receiptNumber ?? '' } },
    {
      ...shownInline,
      enabled: maySee && isOpen,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'IN_FLIGHT') && interval,
    },
  );
  return isOpen && data ? data : taken;
}
