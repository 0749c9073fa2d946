import type { BankStatementDay } from '@quickportal/contracts/bank-statement-days/bank-statement-day';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';

interface OfDay {
  day: BankStatementDay;
  onClose: () => void;
}

const key = ({ bankStatementAccountId, day }: BankStatementDay) => ({ bankStatementAccountId, statementDate: day });

/** Form to close a day; a difference needs a reason. */
export const CloseDayDialog = ({ day, onClose }: OfDay) => (
  <CallForm
    call="bankStatementDays.close"
    params={key(day)}
    also={{ difference: day.difference.amount }}
    fields={day.openCount === 0 ? [] : ['reason']}
    title={`Close ${displayDate(day.day)}`}
    description={
      day.openCount === 0
        ? 'Nothing of the day can be matched, undone or excluded afterwards, and no statement of it is imported. Opening it again needs a second person.'
        : `${day.difference.displayAmount} of the day is not matched. Nothing of it can change afterwards. Opening it again needs a second person.`
    }
    submitLabel="Close day"
    done={`${displayDate(day.day)} closed`}
    onClose={onClose}
  />
);

/** Form to request that a closed day is opened again. */
export function ReopenDayDialog({ day, onClose }: OfDay) {
  const waits = useWaitsToast();
  return (
    <CallForm
      call="bankStatementDays.reopen"
      params={key(day)}
      {...(day.version !== null && { also: { version: day.version } })}
      title={`Reopen ${displayDate(day.day)}`}
      description="Another user must approve it. The day stays closed until then."
      submitLabel="Request reopening"
      done={() => waits(`Reopening ${displayDate(day.day)}`)}
      onClose={onClose}
    />
  );
}
