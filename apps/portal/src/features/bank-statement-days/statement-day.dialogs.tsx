import type { BankStatementDay } from '@quickportal/contracts/bank-statement-days/bank-statement-day';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';

interface OfDay {
  day: BankStatementDay;
  onClose: () => void;
}

const key = ({ bankStatementAccountId, day }: BankStatementDay) => ({ bankStatementAccountId, statementDate: day });

/** Closes a day: after a question, or with the reason for its difference. */
export function CloseDayDialog({ day, onClose }: OfDay) {
  const title = displayDate(day.day);
  const difference = day.difference.amount;
  if (day.openCount === 0)
    return (
      <ConfirmChange
        call="bankStatementDays.close"
        input={{ params: key(day), body: { difference } }}
        title={`Close ${title}?`}
        action="Close day"
        cancel="Keep open"
        tone="primary"
        done={`${title} closed`}
        onClose={onClose}
      >
        Nothing of the day can be matched, undone or excluded afterwards, and no statement of it is imported. Opening it
        again needs a second person.
      </ConfirmChange>
    );
  return (
    <CallForm
      call="bankStatementDays.close"
      params={key(day)}
      also={{ difference }}
      fields={['reason']}
      check={({ reason }) => (reason ? [] : [{ field: 'reason', messages: ['Enter why something is not matched'] }])}
      title={`Close ${title}`}
      description={`${day.difference.displayAmount} of the day is not matched: say why. Nothing of it can change afterwards, and opening it again needs a second person.`}
      submitLabel="Close day"
      done={`${title} closed`}
      onClose={onClose}
    />
  );
}

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
