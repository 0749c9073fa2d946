import type { changeOccurrence } from '@quickportal/contracts/recurring-payments/contracts';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { displayDate } from '@quickportal/contracts/rules/calendar-date';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { schedulesChanged } from './recurring-payments.data.ts';

type Body = InputOf<typeof changeOccurrence>['body'];

interface ChangeDateProps {
  schedule: Pick<RecurringPaymentDetails, 'paymentScheduleId' | 'customerId' | 'version'>;
  date: ScheduleDate;
  onClose: () => void;
}

const done: Readonly<Record<Body['change'], string>> = {
  GIVE: 'changed',
  SKIP: 'skipped',
  RESTORE: 'restored',
};

/** What the form opens with: what stands there now. */
export const openingValues = ({ isSkipped, date, amount }: ScheduleDate) => ({
  change: isSkipped ? 'RESTORE' : 'GIVE',
  newDate: date,
  newAmount: amount.amount,
});

/** Skips one payment of a schedule, moves it, or gives it another amount. The others stay as they are. */
export function ChangeDateDialog({ schedule, date, onClose }: ChangeDateProps) {
  const { paymentScheduleId: id, customerId, version } = schedule;
  const { nominalDate } = date;
  return (
    <FormDialog
      title={`Payment of ${displayDate(nominalDate)}`}
      description="Only this payment changes. The others stay as they are."
      verb="put"
      path={`recurring-payments/${id}/dates/${nominalDate}`}
      values={openingValues(date)}
      submitLabel="Save payment"
      onClose={onClose}
      onSubmit={async (body, { idempotencyKey }) => {
        const changed = { ...(body as Body), version };
        const input = { params: { id, nominalDate }, body: changed };
        await trpcClient.recurringPayments.changeDate.mutate(input, { context: { idempotencyKey } });
        toast({ tone: 'success', title: `Payment of ${displayDate(nominalDate)} ${done[changed.change]}` });
        onClose();
        await schedulesChanged(customerId);
      }}
    />
  );
}
