import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { ConfirmChange, type Question } from '../../layout/confirm-change.tsx';

interface StopScheduleProps {
  schedule: RecurringPaymentDetails;
  onClose: () => void;
}

/** Asks before a schedule is ended for good, and ends it (1R017). */
export function StopScheduleDialog({ schedule, onClose }: StopScheduleProps) {
  const { paymentScheduleId: id, version } = schedule;
  return (
    <ConfirmChange
      call="recurringPayments.stop"
      input={{ params: { id }, body: { version } }}
      {...stopQuestion(schedule)}
      done="Payments stopped"
      onClose={onClose}
    />
  );
}

/** What is asked before a schedule is stopped. */
export const stopQuestion = ({
  paymentScheduleCode,
  accountDisplayName,
}: Pick<RecurringPaymentDetails, 'paymentScheduleCode' | 'accountDisplayName'>): Question => ({
  title: `Stop the payments of ${paymentScheduleCode}?`,
  action: 'Stop payments',
  cancel: 'Keep schedule',
  children: (
    <>
      <p>
        Nothing more is taken from {accountDisplayName || 'the account'}, and failed payments are not tried again. A
        payment that is at the bank already goes on.
      </p>
      <p>This cannot be undone. To take payments again, add a new schedule.</p>
    </>
  ),
});
