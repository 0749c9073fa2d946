import type { RefundPreview } from '@quickportal/contracts/transactions/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewChange } from '../../data/calls/send-change.ts';
import { useDebounced } from '../../data/use-debounced.ts';

const STILL = 300;
const isAmount = (text: unknown): text is string => typeof text === 'string' && /^(0|[1-9]\d{0,9})\.\d{2}$/.test(text);

/** What a refund of the typed amount comes to, by the server; undefined while there is none. Nothing is given back. */
export function useRefundPreview(receiptNumber: string, typed: unknown): RefundPreview | undefined {
  const amount = useDebounced(isAmount(typed) ? typed : null, STILL);
  const query = useQuery({
    queryKey: ['refund-preview', receiptNumber, amount],
    queryFn: () => previewRefund(receiptNumber, amount ?? ''),
    enabled: amount !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    meta: { shownInline: true },
  });
  return amount !== null && amount === typed && query.error === null && !query.isPlaceholderData
    ? query.data
    : undefined;
}

async function previewRefund(receiptNumber: string, principalAmount: string): Promise<RefundPreview> {
  // The reason is required when it is sent; a preview keeps none
  const input = {
    params: { receiptNumber },
    query: { validateOnly: true },
    body: { principalAmount, reason: 'Preview' },
  };
  const response = await previewChange('transactions.refund', input);
  if (response.status !== 200) throw new Error('A preview came back as a refund');
  return response.body;
}
