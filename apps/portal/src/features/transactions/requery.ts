import { toast } from '@quickportal/ui/toast';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { transactionsChanged } from './transaction-details.data.ts';

/** Asks the network what became of a payment, refund or void; nothing is sent again. */
export function useRequery(receiptNumber: string) {
  const requery = trpc.transactions.requery.useMutation({
    ...shownInline,
    onSuccess: ({ status, statusDisplay }) =>
      void toast(
        status === 'IN_FLIGHT'
          ? { tone: 'info', title: 'The bank still has no answer', description: 'It is asked again by itself.' }
          : { tone: 'success', title: `The outcome is known: ${statusDisplay.toLowerCase()}` },
      ),
    onSettled: transactionsChanged,
  });
  return {
    busy: requery.isPending,
    error: requery.error ? messageOf(requery.error) : undefined,
    ask: () => requery.mutate({ params: { receiptNumber } }),
  };
}
