import type { PaymentPreview } from '@quickportal/contracts/payments/contracts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { fieldErrorsOf, messageOf, problemOf } from '../../data/problem.ts';
import { previewChange } from '../../data/calls/send-change.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import type { CallBody } from '../../data/calls/call.ts';

export type PaymentBody = CallBody<'payments.take'>;
export type Preview = z.output<typeof PaymentPreview>;

/** What a payment would come to; rejects with what is wrong. Nothing is taken. */
export async function previewPayment(customerId: number, body: PaymentBody): Promise<Preview> {
  const input = { params: { id: customerId }, query: { validateOnly: true }, body };
  const response = await previewChange('payments.take', input);
  if (response.status !== 200) throw new Error('A preview was answered as a payment');
  return response.body;
}

/** While nothing is typed the account is looked at with an amount; what is said about that amount is not shown. */
const PROBE = '1.00';
const STILL = 300;
const isAmount = (text: unknown): text is string => typeof text === 'string' && /^(0|[1-9]\d{0,9})\.\d{2}$/.test(text);

export interface LivePreview {
  /** What the amount comes to; undefined while there is none. */
  amounts: Preview | undefined;
  loading: boolean;
  /** What is wrong with the amount, and which amount that was. */
  amountFault: { amount: string; message: string } | undefined;
  /** Why nothing can be taken from this account, whatever the amount. */
  accountFault: string | undefined;
  /** How fraud guard is set; null: it is off, not known, or the user may not know. */
  fraudGuard: Preview['fraudGuard'];
}

/** Follows what is typed with the server's own numbers and words. */
export function usePaymentPreview(customerId: number, accountId: number | null, typed: unknown): LivePreview {
  const wanted = useDebounced(isAmount(typed) ? typed : null, STILL);
  const amount = wanted ?? PROBE;
  const query = useQuery({
    queryKey: ['payment-preview', customerId, accountId, amount],
    queryFn: accountId === null ? skipToken : () => previewPayment(customerId, { accountId, amount }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { shownInline: true },
  });
  const isTyped = isAmount(typed);
  const found = query.error ? fieldErrorsOf(query.error) : [];
  const text = (field: string) => found.find((fieldError) => fieldError.field === field)?.messages.join(' ');
  const amountMessage = text('amount');
  const isOther = query.error !== null && amountMessage === undefined;
  const accountFault =
    text('accountId') ?? (isOther ? (problemOf(query.error)?.detail ?? messageOf(query.error)) : undefined);
  return {
    amounts: isTyped && query.error === null && wanted !== null ? query.data : undefined,
    loading: isTyped && accountId !== null && (wanted !== typed || query.isPlaceholderData || query.isPending),
    amountFault:
      amountMessage !== undefined && wanted !== null ? { amount: wanted, message: amountMessage } : undefined,
    accountFault,
    fraudGuard: query.data?.fraudGuard ?? null,
  };
}
