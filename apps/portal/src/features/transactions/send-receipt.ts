import { toast } from '@quickportal/ui/toast';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { transactionsChanged } from './transaction-details.data.ts';

/** Mails the receipt to the customer. */
export function useSendReceipt(receiptNumber: string) {
  const key = useIdempotencyKey();
  const send = trpc.transactions.sendReceipt.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: ({ email }) => {
      key.renew();
      toast({ tone: 'success', title: `The receipt goes to ${email}` });
    },
    onSettled: transactionsChanged,
  });
  return {
    busy: send.isPending,
    error: send.error ? messageOf(send.error) : undefined,
    send: () => send.mutate({ params: { receiptNumber } }),
  };
}
