import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import { useState } from 'react';
import { useRights, useSession } from '../../data/session.ts';
import { api } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/table-of.ts';
import { href } from '../../pages/href.ts';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { ChangeDateDialog } from './change-date.dialog.tsx';
import { PastDatesView } from './past-dates.view.tsx';
import { usePastDates, useSchedule } from './recurring-payments.data.ts';
import { ResumeScheduleDialog } from './resume-schedule.dialog.tsx';
import { ScheduleDetailsSkeleton, ScheduleDetailsView } from './schedule-details.view.tsx';
import { StopScheduleDialog } from './stop-schedule.dialog.tsx';

export const preload = ({ RecurringPaymentId }: PageSearch<'RecurringPaymentDetailsView'>) =>
  api.recurringPayments.get.prefetch({ params: { id: RecurringPaymentId } });

/** One payment schedule: what comes, what was, and what can be done about it (1P015). */
export default function ScheduleDetailsPage() {
  const search = useSearch('RecurringPaymentDetailsView');
  const setSearch = useSetSearch('RecurringPaymentDetailsView');
  const rights = useRights();
  const acts = useSession().viewedBy === null;
  const [open, setOpen] = useState<'stop' | 'resume' | null>(null);
  const [changing, setChanging] = useState<ScheduleDate | null>(null);
  const schedule = useSchedule(search.RecurringPaymentId);
  const past = usePastDates(search.RecurringPaymentId, search.page);
  const close = () => setOpen(null);
  return (
    <QueryResult whole query={schedule} skeleton={<ScheduleDetailsSkeleton />} failed="The schedule did not load">
      {(data) => (
        <>
          <ScheduleDetailsView
            schedule={data}
            canManage={acts && rights.has('MANAGE_RECURRING_CUSTOMERS')}
            onStop={() => setOpen('stop')}
            onResume={() => setOpen('resume')}
            onChangeDate={setChanging}
          >
            <PastDatesView
              table={tableOf(past, 'Past payments')}
              page={search.page}
              hrefForPage={(page) => href('RecurringPaymentDetailsView', { ...search, page })}
              onPageChange={(page) => setSearch({ page })}
              linksToReceipts={rights.has('TransactionDetailView')}
            />
          </ScheduleDetailsView>
          {open === 'stop' && <StopScheduleDialog schedule={data} onClose={close} />}
          {open === 'resume' && <ResumeScheduleDialog schedule={data} onClose={close} />}
          {changing && <ChangeDateDialog schedule={data} date={changing} onClose={() => setChanging(null)} />}
        </>
      )}
    </QueryResult>
  );
}
