import { fraudBackTestPaymentList } from '@quickportal/contracts/fraud-back-tests/fraud-back-test-payment-list';
import { type FilterValues, listInput } from '@quickportal/contracts/kernel/filter';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput, CallResponse } from '../../../data/calls/call.ts';
import { shownInline } from '../../../data/connection/query-client.ts';
import { trpc } from '../../../data/connection/trpc.ts';
import { usePolling } from '../../../data/polling/use-polling.ts';

export type BackTest = CallResponse<'fraudBackTests.get'>;
export type BackTestResult = NonNullable<BackTest['result']>;
export type BackTestPayment = CallResponse<'fraudBackTests.listPayments'>['items'][number];
type PaymentsInput = CallInput<'fraudBackTests.listPayments'>;
export type BackTestFilters = FilterValues<typeof fraudBackTestPaymentList>;

/** How often a running back-test is fetched again. Milliseconds. */
const WHILE_RUNNING = 500;
export const PAYMENTS_ON_A_PAGE = 10;

/** A back-test that the user started, until it has ended; null: none was started. */
export function useBackTest(communityId: number, backTestId: number | null) {
  const polling = usePolling(WHILE_RUNNING);
  return trpc.fraudBackTests.get.useQuery(
    { params: { communityId, backTestId: backTestId ?? 0 } },
    {
      ...shownInline,
      enabled: backTestId !== null,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data === undefined || data.status === 'RUNNING' ? polling : false),
    },
  );
}

/** One page of the payments that the tested rules would have stopped. */
export const useBackTestPayments = (params: PaymentsInput['params'], filters: BackTestFilters, page: number) =>
  trpc.fraudBackTests.listPayments.useQuery(
    { params, query: { ...listInput(fraudBackTestPaymentList, { ...filters, page }), pageSize: PAYMENTS_ON_A_PAGE } },
    { ...shownInline, placeholderData: keepPreviousData },
  );
