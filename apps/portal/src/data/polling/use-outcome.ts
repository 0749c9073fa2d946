import { isSentAtOnce } from '@quickportal/contracts/rules/payments/payment-methods';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { shownInline } from '../connection/query-client.ts';
import { trpc } from '../connection/trpc.ts';
import { useMay } from '../calls/use-may.ts';
import { usePolling } from './use-polling.ts';

/** Polling interval of an unknown outcome. */
const WHILE_OPEN = 3000;

/** A payment, polled while its outcome is unknown. */
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
