import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

interface StopScheduleProps {
  schedule: Pick<
    RecurringPayment,
    'paymentScheduleId' | 'paymentScheduleCode' | 'accountDisplayName' | 'payToAgreement' | 'version'
  >;
  /** After the change; by default the dialog closes. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before a schedule is ended for good, and ends it. */
// In the specification: 1R017
export function StopScheduleDialog({ schedule, onDone, onClose }: StopScheduleProps) {
  const { paymentScheduleId: id, version } = schedule;
  return (
    <ConfirmChange
      call="recurringPayments.stop"
      input={{ params: { id }, body: { version } }}
      seen={schedule}
      {...stopQuestion(schedule)}
      done="Payments stopped"
      {...(onDone && { onDone })}
      onClose={onClose}
    />
  );
}

/** What is asked before a schedule is stopped. */
export const stopQuestion = ({
  paymentScheduleCode,
  accountDisplayName,
  payToAgreement,
}: Pick<RecurringPayment, 'paymentScheduleCode' | 'accountDisplayName' | 'payToAgreement'>): Question => ({
  title: `Stop the payments of ${paymentScheduleCode}?`,
  action: 'Stop payments',
  cancel: 'Keep schedule',
  children: (
    <>
      <p>
        No more payments are taken{' '}
        {payToAgreement ? 'under its PayTo agreement' : `from ${accountDisplayName || 'the account'}`}, and failed
        payments are not retried. A payment that is already at the bank is not stopped.
      </p>
      {payToAgreement && <p>The PayTo agreement itself is not ended. Cancel it on its own page.</p>}
      <p>This cannot be undone. To take payments again, add a new schedule.</p>
    </>
  ),
});
