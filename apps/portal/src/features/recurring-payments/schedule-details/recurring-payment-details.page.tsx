import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { useState } from 'react';
import { useRememberThing } from '../../../data/recent-things.ts';
import { api } from '../../../data/connection/trpc.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { QueryResult } from '../../../layout/query-result.tsx';
import { tableOf } from '../../../layout/list/table-of.ts';
import { useInnerList } from '../../../layout/list/use-list.ts';
import { type PageSearch, useSearch } from '../../../pages/search.ts';
import { ChangeDateDialog } from './change-date.dialog.tsx';
import { PayByAccountDialog } from './pay-by-account.dialog.tsx';
import { PastDatesView } from './past-dates.view.tsx';
import { usePastDates, useSchedule } from '../recurring-payments.data.ts';
import { ResumeScheduleDialog } from '../resume-schedule.dialog.tsx';
import { RecurringPaymentDetailsSkeleton, RecurringPaymentDetailsView } from './recurring-payment-details.view.tsx';
import { StopScheduleDialog } from '../stop-schedule.dialog.tsx';

export const preload = ({ RecurringPaymentId }: PageSearch<'RecurringPaymentDetailsView'>) =>
  api.recurringPayments.get.prefetch({ params: { id: RecurringPaymentId } });

/** One payment schedule: what comes, what was, and what can be done about it. */
// In the specification: 1P015
export default function RecurringPaymentDetailsPage() {
  const { RecurringPaymentId } = useSearch('RecurringPaymentDetailsView');
  const inner = useInnerList('RecurringPaymentDetailsView');
  const canManage = useMay('recurringPayments.update');
  const linksToReceipts = useMay('transactions.get');
  const [open, setOpen] = useState<'stop' | 'resume' | 'account' | null>(null);
  const [changing, setChanging] = useState<ScheduleDate | null>(null);
  const schedule = useSchedule(RecurringPaymentId);
  useRememberThing(schedule.data && remembered(schedule.data));
  const past = usePastDates(RecurringPaymentId, inner.page, schedule.data);
  const close = () => setOpen(null);
  return (
    <QueryResult
      whole
      query={schedule}
      skeleton={<RecurringPaymentDetailsSkeleton />}
      failed="The schedule did not load"
    >
      {(data) => (
        <>
          <RecurringPaymentDetailsView
            schedule={data}
            canManage={canManage}
            onStop={() => setOpen('stop')}
            onResume={() => setOpen('resume')}
            onPayByAccount={() => setOpen('account')}
            onChangeDate={setChanging}
          >
            <PastDatesView table={tableOf(past, 'Past payments')} {...inner} linksToReceipts={linksToReceipts} />
          </RecurringPaymentDetailsView>
          {open === 'stop' && <StopScheduleDialog schedule={data} onClose={close} />}
          {open === 'resume' && <ResumeScheduleDialog schedule={data} onClose={close} />}
          {open === 'account' && <PayByAccountDialog schedule={data} onClose={close} />}
          {changing && <ChangeDateDialog schedule={data} date={changing} onClose={() => setChanging(null)} />}
        </>
      )}
    </QueryResult>
  );
}

/** A schedule as the palette offers it again. */
const remembered = ({ paymentScheduleId, paymentScheduleCode, customerName }: RecurringPaymentDetails) => ({
  kind: 'schedule' as const,
  id: paymentScheduleId,
  name: `${paymentScheduleCode} ${customerName}`,
});
