import type { RecurringPayment } from '@quickportal/contracts/recurring-payments/recurring-payment';
import { ConfirmChange, type Question } from '../../../layout/forms/confirm-change.tsx';

interface PayByAccountProps {
  schedule: Pick<RecurringPayment, 'paymentScheduleId' | 'paymentScheduleCode' | 'version'>;
  onClose: () => void;
}

/** Asks before a schedule is paid from its account again, and changes it. */
export const PayByAccountDialog = ({ schedule, onClose }: PayByAccountProps) => (
  <ConfirmChange
    call="recurringPayments.payByAccount"
    input={{ params: { id: schedule.paymentScheduleId }, query: { version: schedule.version } }}
    seen={schedule}
    {...payByAccountQuestion(schedule)}
    done="Paid from the account again"
    onClose={onClose}
  />
);

/** What is asked before a schedule leaves its PayTo agreement. */
export const payByAccountQuestion = ({
  paymentScheduleCode,
}: Pick<RecurringPayment, 'paymentScheduleCode'>): Question => ({
  title: `Pay ${paymentScheduleCode} from its account again?`,
  action: 'Pay from account',
  cancel: 'Keep PayTo',
  children: (
    <p>
      The next payments are taken from the account instead of under the PayTo agreement. The agreement stays as it is;
      cancel it on its own page where it is no longer needed.
    </p>
  ),
});
