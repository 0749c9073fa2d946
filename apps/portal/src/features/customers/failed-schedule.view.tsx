import type { CustomerSummary } from '@quickportal/contracts/customers/read';
import { Button } from '@quickportal/ui/button';
import { DateTime } from '@quickportal/ui/date-time';
import { CalendarX } from 'lucide-react';
import { PageLink } from '../../pages/page-link.tsx';
import { FailureItem } from './failure-item.view.tsx';

type FailedItem = NonNullable<CustomerSummary['failedSchedules']>['items'][number];

/** A schedule that takes no payments until it is resumed. */
export function FailedSchedule({ schedule, timeZone }: { schedule: FailedItem; timeZone: string }) {
  const { paymentScheduleId, paymentScheduleCode, description, amount, failedAt, statusReason } = schedule;
  const remedy = schedule.accountEnabled ? 'Resume payments' : 'Choose another account';
  return (
    <FailureItem
      icon={<CalendarX className="text-danger-ink" />}
      title={`Schedule ${paymentScheduleCode} failed`}
      action={
        <Button asChild size="sm">
          <PageLink
            to="RecurringPaymentDetailsView"
            search={{ RecurringPaymentId: paymentScheduleId }}
            aria-label={`${remedy} for schedule ${paymentScheduleCode}`}
          >
            {remedy}
          </PageLink>
        </Button>
      }
    >
      {[description, amount.displayAmount].filter(Boolean).join(', ')},{' '}
      <DateTime value={failedAt} timeZone={timeZone} />
      {statusReason !== '' && <>. {statusReason}</>}
    </FailureItem>
  );
}
