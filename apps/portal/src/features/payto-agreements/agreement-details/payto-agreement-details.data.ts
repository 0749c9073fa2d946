import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { useCallback } from 'react';
import { problemOf } from '../../../data/problem.ts';
import { shownInline } from '../../../data/connection/query-client.ts';
import { api, trpc } from '../../../data/connection/trpc.ts';
import { type Polling, useLimitedPolling } from '../../../data/polling/use-limited-polling.ts';

/** How often an agreement is looked at that the payer or the payer's bank may change any moment. */
export const WHILE_WAITING = 15_000;
/** Until the first time while it is being sent: the bank mostly has it by then. */
const WHILE_PROCESSING = 2000;
const MOST_TRIES = 60;

const canHaveAmendment = (status: PayToAgreementStatus | undefined) => status === 'ACTIVE' || status === 'SUSPENDED';

/** An agreement with the amendment that waits for its payer, looked at again by itself while anything of it waits. */
export function useAgreement(token: string) {
  const input = { params: { token } };
  const agreement = trpc.paytoAgreements.get.useQuery(input, { ...shownInline, staleTime: 0 });
  const status = agreement.data?.status;
  const bilateral = trpc.paytoAgreements.getBilateralAmendment.useQuery(input, {
    // None waits: 404
    meta: { ...shownInline.meta, suppressed: [404] },
    staleTime: 0,
    enabled: canHaveAmendment(status),
  });
  const waiting = waitingOf(status, bilateral);
  const { refetch } = agreement;
  const { refetch: refetchAmendment } = bilateral;
  const refetchAll = useCallback(async () => {
    const { data } = await refetch();
    if (canHaveAmendment(data?.status)) await refetchAmendment();
    await api.paytoAgreements.listTimeline.invalidate({ params: { token } });
  }, [refetch, refetchAmendment, token]);
  const isWaiting = status === 'PROCESSING' || status === 'PENDING' || waiting !== null;
  const polling: Polling = useLimitedPolling({
    milliseconds: WHILE_WAITING,
    ...(status === 'PROCESSING' && { first: WHILE_PROCESSING }),
    most: MOST_TRIES,
    enabled: isWaiting,
    refetch: refetchAll,
  });
  return { agreement, waiting, polling: isWaiting ? polling : null };
}

function waitingOf(
  status: PayToAgreementStatus | undefined,
  { data, error }: { data: PayToAmendment | undefined; error: unknown },
): PayToAmendment | null {
  if (data === undefined || !canHaveAmendment(status)) return null;
  return problemOf(error)?.status === 404 ? null : data;
}
