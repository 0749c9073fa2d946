import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { toast } from '@quickportal/ui/toast';
import type { CallBody } from '../../../data/calls/call.ts';
import { CallForm } from '../../../layout/forms/call-form.tsx';

interface ChangeDateProps {
  schedule: Pick<RecurringPaymentDetails, 'paymentScheduleId' | 'customerId' | 'version'>;
  date: ScheduleDate;
  onClose: () => void;
}

const done: Readonly<Record<CallBody<'recurringPayments.changeDate'>['change'], string>> = {
  GIVE: 'changed',
  SKIP: 'skipped',
  RESTORE: 'restored',
};

/** What the form opens with: what is there now. */
export const openingValues = ({ isSkipped, date, amount }: ScheduleDate) => ({
  change: isSkipped ? 'RESTORE' : 'GIVE',
  newDate: date,
  newAmount: amount.amount,
});

/** Skips one payment of a schedule, moves it, or gives it another amount. The others stay as they are. */
export function ChangeDateDialog({ schedule, date, onClose }: ChangeDateProps) {
  const { paymentScheduleId: id, version } = schedule;
  const { nominalDate } = date;
  return (
    <CallForm
      call="recurringPayments.changeDate"
      params={{ id, nominalDate }}
      also={{ version }}
      title={`Payment of ${displayDate(nominalDate)}`}
      description="Only this payment changes. The others stay as they are."
      values={openingValues(date)}
      submitLabel="Save payment"
      onDone={(_schedule, { change }) => {
        toast({ tone: 'success', title: `Payment of ${displayDate(nominalDate)} ${done[change]}` });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
