import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { parseAmount } from '@quickportal/contracts/rules/money';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../data/calls/call.ts';
import { fieldErrorsOf, isProblem, messageOf } from '../../../data/problem.ts';
import { shownInline } from '../../../data/connection/query-client.ts';
import { previewChange } from '../../../data/calls/send-change.ts';
import { trpc, trpcClient } from '../../../data/connection/trpc.ts';
import { useDebounced } from '../../../data/use-debounced.ts';
import { usePolling } from '../../../data/polling/use-polling.ts';
import { WHILE_WAITING } from '../agreement-details/payto-agreement-details.data.ts';

export type PayToPaymentBody = CallBody<'paytoAgreements.takePayment'>;
export type PayToPaymentCheck = Extract<CallResponse<'paytoAgreements.takePayment'>, { status: 200 }>['body'];

/** What a payment needs to know of an agreement; 404 where it does not exist (1C043). */
export function useAgreementData(token: string) {
  // Its payer may approve an amendment any moment
  const refetchInterval = usePolling(WHILE_WAITING);
  return trpc.paytoAgreements.getData.useQuery(
    { params: { token } },
    { ...shownInline, staleTime: 0, refetchInterval },
  );
}

/** What each clause says to a payment; rejects with what is wrong. Nothing is taken (1R194). */
export async function checkPayment(token: string, body: PayToPaymentBody): Promise<PayToPaymentCheck> {
  const input = { params: { token }, query: { validateOnly: true }, body };
  const response = await previewChange('paytoAgreements.takePayment', input);
  if (response.status !== 200) throw new Error('A check was answered as a payment');
  return response.body;
}

/** Takes a payment under a key. */
export async function takePayToPayment(
  token: string,
  body: PayToPaymentBody,
  idempotencyKey: string,
): Promise<Transaction> {
  const input = { params: { token }, query: { validateOnly: false }, body };
  const response = await trpcClient.paytoAgreements.takePayment.mutate(input, { context: { idempotencyKey } });
  if (response.status === 200) throw new Error('A payment was answered as a check');
  return response.body;
}

/** While nothing is typed the other clauses are checked with an amount; what is said about that amount is not shown. */
const PROBE = '1.00';
const TYPED = 300;
const isAmount = (text: unknown): text is string => typeof text === 'string' && (parseAmount(text) ?? 0n) > 0n;

export interface LiveFlightCheck {
  /** Undefined until the first response. Without an amount the clause about it is left out. */
  check: PayToPaymentCheck | undefined;
  hasAmount: boolean;
  loading: boolean;
  /** What is wrong with the amount, and which amount that was. */
  amountFault: { amount: string; message: string } | undefined;
  /** The user may not take payments against this agreement, in the words of the specification (1R215). */
  refusal: string | undefined;
  /** Why nothing is known of the clauses. */
  failure: string | undefined;
}

/** Follows what is typed, and the terms that may be amended meanwhile, with what the server says to it. */
export function useFlightCheck(
  { agreementToken: token, paymentTerms }: Pick<PayToAgreementData, 'agreementToken' | 'paymentTerms'>,
  typed: unknown,
  finalPayment: boolean,
): LiveFlightCheck {
  const wanted = useDebounced(isAmount(typed) ? typed : null, TYPED);
  const amount = wanted ?? PROBE;
  const { data, error, isPlaceholderData, isPending } = useQuery({
    // Stale after the same changes as the agreement
    queryKey: [['paytoAgreements', 'takePayment'], 'check', token, paymentTerms, amount, finalPayment],
    queryFn: () => checkPayment(token, { amount, finalPayment }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    ...shownInline,
  });
  const hasAmount = wanted !== null;
  const message = error
    ? fieldErrorsOf(error)
        .find(({ field }) => field === 'amount')
        ?.messages.join(' ')
    : undefined;
  const isUnauthorised = isProblem(error, 'payto-payment-not-authorised');
  const isOther = error !== null && message === undefined && !isUnauthorised;
  return {
    check: error === null ? data : undefined,
    hasAmount,
    loading: isAmount(typed) && (wanted !== typed || isPlaceholderData || isPending),
    amountFault: message !== undefined && hasAmount ? { amount, message } : undefined,
    refusal: isUnauthorised ? messageOf(error) : undefined,
    failure: isOther ? messageOf(error) : undefined,
  };
}
