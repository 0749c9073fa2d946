import type { ScheduleFailure } from '@quickportal/contracts/recurring-payments/schedule-failure';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { ConfirmChange } from '../../../layout/forms/confirm-change.tsx';

interface RetryScheduleProps {
  failure: Pick<ScheduleFailure, 'schedule' | 'instalment'>;
  nextTry: NonNullable<ScheduleFailure['nextTry']>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before the unpaid instalment is tried again, and names what is taken from where. */
export function RetryScheduleDialog({ failure, nextTry, onDone, onClose }: RetryScheduleProps) {
  const { schedule, instalment } = failure;
  const { paymentScheduleId: id, version, accountDisplayName, customerName } = schedule;
  const { totalAmount, surchargeAmount, date } = nextTry;
  const hasSurcharge = Number(surchargeAmount.amount) > 0;
  return (
    <ConfirmChange
      call="recurringPayments.retry"
      input={{ params: { id }, body: { version } }}
      seen={schedule}
      title={`Take ${totalAmount.displayAmount} from ${accountDisplayName}?`}
      action={`Retry ${totalAmount.displayAmount}`}
      cancel="Not now"
      tone="primary"
      done={`${totalAmount.displayAmount} of ${customerName} is taken on ${displayDate(date)}`}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        The payment of {displayDate(instalment?.nominalDate ?? date)} is taken from {customerName} on{' '}
        {displayDate(date)}
        {hasSurcharge && `, with a surcharge of ${surchargeAmount.displayAmount}`}.
      </p>
      <p>The schedule then continues from its next date. Missed dates are not made up.</p>
    </ConfirmChange>
  );
}
