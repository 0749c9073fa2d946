import type { ScheduleFailure } from '@quickportal/contracts/recurring-payments/schedule-failure';
import { DateTime } from '@quickportal/ui/date-time';
import { ConfirmChange } from '../../../layout/forms/confirm-change.tsx';

interface NotifyFailureProps {
  failure: Pick<ScheduleFailure, 'schedule' | 'customerEmail' | 'noticeSentAt'>;
  timeZone: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before the customer is notified by mail; mentions an earlier notice. */
export function NotifyFailureDialog({ failure, timeZone, onDone, onClose }: NotifyFailureProps) {
  const { schedule, customerEmail, noticeSentAt } = failure;
  return (
    <ConfirmChange
      call="recurringPayments.notifyFailure"
      input={{ params: { id: schedule.paymentScheduleId }, query: { confirmSendAgain: noticeSentAt !== null } }}
      title={`Email ${schedule.customerName}?`}
      action={noticeSentAt === null ? 'Send notice' : 'Send notice again'}
      tone="primary"
      done={({ email }) => `Notice sent to ${email}`}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        {customerEmail} gets the notice “Payment of a schedule declined”: it states the amount and the account, and asks
        for another account.
      </p>
      {noticeSentAt !== null && (
        <p>
          The notice was last sent on <DateTime value={noticeSentAt} timeZone={timeZone} show="date-time" />.
        </p>
      )}
    </ConfirmChange>
  );
}
