import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../data/calls/call.ts';
import { problemOf } from '../../../data/problem.ts';
import { shownInline } from '../../../data/connection/query-client.ts';
import { trpc, trpcClient } from '../../../data/connection/trpc.ts';

/** The agreement as it is now. */
export const useAmendedAgreement = (token: string) =>
  trpc.paytoAgreements.get.useQuery({ params: { token } }, { staleTime: 0, ...shownInline });

/** The amendment that waits for the payer; null where none does, for which the call returns 404. */
export function useWaitingAmendment(token: string) {
  const input = { params: { token } };
  return useQuery<PayToAmendment | null>({
    // Stale after the same changes as the call
    queryKey: [['paytoAgreements', 'getBilateralAmendment'], { input, type: 'query' }, 'or none'],
    queryFn: () =>
      trpcClient.paytoAgreements.getBilateralAmendment.query(input).catch((error: unknown) => {
        if (problemOf(error)?.status === 404) return null;
        throw error;
      }),
    staleTime: 0,
    ...shownInline,
  });
}

/** What an amendment would change, as long as its review is shown. No change makes it stale: it is about what is not sent. */
export const useAmendmentReview = (input: CallInput<'paytoAgreements.checkAmendment'>, isShown: boolean) =>
  useQuery({
    queryKey: ['review of an amendment', input],
    queryFn: () => trpcClient.paytoAgreements.checkAmendment.query(input),
    enabled: isShown,
    staleTime: 0,
    ...shownInline,
  });
