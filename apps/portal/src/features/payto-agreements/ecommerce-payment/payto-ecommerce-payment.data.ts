import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { useQuery } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../data/calls/call.ts';
import { shownInline } from '../../../data/connection/query-client.ts';
import { trpc, trpcClient } from '../../../data/connection/trpc.ts';
import { useLimitedPolling } from '../../../data/polling/use-limited-polling.ts';
import { WHILE_WAITING } from '../agreement-details/payto-agreement-details.data.ts';

export type EcommerceBody = CallBody<'paytoAgreements.confirmEcommercePayment'>;
export type EcommerceReview = CallResponse<'paytoAgreements.reviewEcommercePayment'>;

/** What a payment comes to, as long as its review is shown. */
export const useEcommerceReview = (body: EcommerceBody, isShown: boolean) =>
  useQuery({
    queryKey: ['review of an e-commerce payment', body],
    queryFn: () => trpcClient.paytoAgreements.reviewEcommercePayment.query({ body }),
    enabled: isShown,
    staleTime: 0,
    retry: false,
    ...shownInline,
  });

/** Until the first look: a payer who waits for the request mostly has decided by then. */
const AT_FIRST = 8000;
const MOST_TRIES = 60;

const isWaiting = (data: PayToAgreementData | undefined): boolean =>
  data === undefined || data.ecommercePayment?.status === 'WAITING';

/** A payment that was sent to its payer, looked at again while it waits. */
export function useSentPayment(token: string) {
  const agreement = trpc.paytoAgreements.getData.useQuery({ params: { token } }, { ...shownInline, staleTime: 0 });
  const waits = isWaiting(agreement.data);
  const polling = useLimitedPolling({
    milliseconds: WHILE_WAITING,
    first: AT_FIRST,
    most: MOST_TRIES,
    enabled: waits,
    refetch: agreement.refetch,
  });
  return { agreement, polling: waits ? polling : null };
}
