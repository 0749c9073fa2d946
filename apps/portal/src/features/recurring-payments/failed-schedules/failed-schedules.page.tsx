import { EmptyState } from '@quickportal/ui/empty-state';
import { Button } from '@quickportal/ui/button';
import { CalendarCheck } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '../../../data/connection/trpc.ts';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { type PageSearch, useSearch, useSetSearch } from '../../../pages/search.ts';
import { FailedSchedulesSkeleton } from './failed-schedules.view.tsx';
import { OneFailedSchedule } from './one-failed-schedule.tsx';
import { failureInput, useFirstFailed } from '../recurring-payments.data.ts';

export const preload = ({ RecurringPaymentId, businessId }: PageSearch<'FailedSchedulesView'>) =>
  RecurringPaymentId === undefined
    ? Promise.resolve()
    : api.recurringPayments.getFailure.prefetch(failureInput(RecurringPaymentId, businessId));

/** Failed schedules, one after the other: which one is in the address, so that a reload shows it again. */
export default function FailedSchedulesPage() {
  const { RecurringPaymentId, businessId } = useSearch('FailedSchedulesView');
  const setSearch = useSetSearch('FailedSchedulesView');
  if (RecurringPaymentId === undefined) return <FirstFailed businessId={businessId} />;
  return (
    <OneFailedSchedule
      key={RecurringPaymentId}
      id={RecurringPaymentId}
      businessId={businessId}
      onGoTo={(id) => setSearch({ RecurringPaymentId: id ?? undefined })}
    />
  );
}

/** Opens the first failed one; says so where none is left. */
function FirstFailed({ businessId }: { businessId: number[] | undefined }) {
  const setSearch = useSetSearch('FailedSchedulesView');
  const first = useFirstFailed(businessId);
  // What was kept may name one that was just worked through
  const firstId = first.isFetching ? undefined : first.data?.items[0]?.paymentScheduleId;
  useEffect(() => {
    if (firstId !== undefined) setSearch({ RecurringPaymentId: firstId }, { replace: true });
  }, [firstId, setSearch]);
  return (
    <QueryResult query={first} skeleton={<FailedSchedulesSkeleton />} failed="Failed schedules did not load">
      {({ recordsCount }) =>
        first.isFetching || recordsCount > 0 ? <FailedSchedulesSkeleton /> : <NoneFailed businessId={businessId} />
      }
    </QueryResult>
  );
}

const NoneFailed = ({ businessId }: { businessId: number[] | undefined }) => (
  <>
    <PageHeader title="Failed schedules" />
    <EmptyState
      level={2}
      icon={<CalendarCheck />}
      title="No failed schedules"
      action={
        <Button asChild>
          <PageLink to="RecurringPaymentsView" search={{ businessId }}>
            All payment schedules
          </PageLink>
        </Button>
      }
    >
      A schedule appears here when a payment is finally declined, or all retries are used.
    </EmptyState>
  </>
);
