import { listInput } from '@quickportal/contracts/kernel/filter';
import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { useEffect, useRef } from 'react';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import type { PageSearch } from '../../pages/page-list.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';

/** How often a payment that is attempted right now is looked at. */
const WHILE_DUE = 2000;

/** One page of a customer's schedules; the rows before stay while the next ones come. */
export const useSchedules = (customerId: number, page: number) =>
  trpc.recurringPayments.list.useQuery({ params: { id: customerId }, query: { page } }, shownPaged);

/** The number on the tab. */
export const useScheduleCount = (customerId: number): number | undefined =>
  trpc.recurringPayments.list.useQuery({ params: { id: customerId }, query: { page: 1 } }, shownInline).data
    ?.recordsCount;

const isDue = (recurringPaymentDetails: RecurringPaymentDetails | undefined): boolean =>
  recurringPaymentDetails !== undefined &&
  recurringPaymentDetails.nextPaymentDate !== null &&
  recurringPaymentDetails.nextPaymentDate <= recurringPaymentDetails.today;

/** One schedule; looked at again by itself while a payment of it is due. */
export function useSchedule(recurringPaymentId: number) {
  const interval = usePolling(WHILE_DUE);
  return trpc.recurringPayments.get.useQuery(
    { params: { id: recurringPaymentId } },
    {
      ...shownInline,
      staleTime: 0,
      refetchInterval: (query) => retryPause(query) || (isDue(query.state.data) && interval),
    },
  );
}

/** What became of its dates; asked again while a payment is under way, and when the schedule has gone on. */
export function usePastDates(recurringPaymentId: number, page: number, schedule: RecurringPaymentDetails | undefined) {
  const interval = usePolling(WHILE_DUE);
  const past = trpc.recurringPayments.listOccurrences.useQuery(
    { params: { id: recurringPaymentId }, query: { page } },
    {
      staleTime: 0,
      ...shownPaged,
      refetchInterval: (query) =>
        retryPause(query) || (query.state.data?.items.some(({ status }) => status === 'PROCESSING') && interval),
    },
  );
  const { refetch } = past;
  const progress = schedule && `${schedule.nextPaymentDate} ${schedule.paymentsMade}`;
  const before = useRef(progress);
  useEffect(() => {
    if (before.current !== undefined && before.current !== progress) void refetch();
    before.current = progress;
  }, [progress, refetch]);
  return past;
}

export const useNewScheduleData = (customerId: number) =>
  trpc.recurringPayments.getFormDefaults.useQuery({ params: { id: customerId } }, { staleTime: 0, ...shownInline });

export const useScheduleData = (recurringPaymentId: number) =>
  trpc.recurringPayments.getFormData.useQuery({ params: { id: recurringPaymentId } }, { staleTime: 0, ...shownInline });

export const useSurchargesMessage = (businessId: number) =>
  trpc.recurringPayments.getCardSurchargesMessage.useQuery({ params: { id: businessId } }, shownInline);

/** The call that a page of all schedules makes, totals included. */
export const scheduleSearchInput = (search: PageSearch<'RecurringPaymentsView'>) => ({
  query: { ...listInput(scheduleList, search), totals: true },
});

/** One page of the schedules of all customers; the rows before stay while the next ones come. */
export const useScheduleSearch = (search: PageSearch<'RecurringPaymentsView'>) =>
  trpc.recurringPayments.search.useQuery(scheduleSearchInput(search), shownPaged);

const firstFailed = (businessId: number[] | undefined) => ({
  query: { status: ['FAILED' as const], ...(businessId !== undefined && { businessId }), page: 1, pageSize: 1 },
});

/** How many schedules have failed; undefined until it is known. */
export const useFailedCount = (businessId: number[] | undefined): number | undefined =>
  trpc.recurringPayments.search.useQuery(firstFailed(businessId), shownInline).data?.recordsCount;

/** The failed schedule to begin with: the latest failure. */
export const useFirstFailed = (businessId: number[] | undefined) =>
  trpc.recurringPayments.search.useQuery(firstFailed(businessId), { ...shownInline, staleTime: 0 });

/** What the call about one failed schedule is asked. */
export const failureInput = (id: number, businessId: number[] | undefined) => ({
  params: { id },
  query: businessId === undefined ? {} : { businessId },
});

/** Why one schedule failed, and which failed ones are around it. */
export const useScheduleFailure = (id: number, businessId: number[] | undefined) =>
  trpc.recurringPayments.getFailure.useQuery(failureInput(id, businessId), { ...shownInline, staleTime: 0 });
