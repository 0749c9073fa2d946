import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { useEffect, useRef } from 'react';
import { shownInline, shownPaged } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { usePolling } from '../../data/use-polling.ts';

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
    { ...shownInline, staleTime: 0, refetchInterval: ({ state }) => isDue(state.data) && interval },
  );
}

/** What became of its dates; asked again while a payment is under way, and when the schedule has gone on. */
export function usePastDates(recurringPaymentId: number, page: number, schedule: RecurringPaymentDetails | undefined) {
  const interval = usePolling(WHILE_DUE);
  const past = trpc.recurringPayments.occurrences.useQuery(
    { params: { id: recurringPaymentId }, query: { page } },
    {
      staleTime: 0,
      ...shownPaged,
      refetchInterval: ({ state }) => state.data?.items.some(({ status }) => status === 'PROCESSING') && interval,
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
  trpc.recurringPayments.newFormData.useQuery({ params: { id: customerId } }, { staleTime: 0, ...shownInline });

export const useScheduleData = (recurringPaymentId: number) =>
  trpc.recurringPayments.formData.useQuery({ params: { id: recurringPaymentId } }, { staleTime: 0, ...shownInline });

export const useSurchargesMessage = (businessId: number) =>
  trpc.recurringPayments.cardSurchargesMessage.useQuery({ params: { id: businessId } }, shownInline);
