import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import { CalendarStrip } from '@quickportal/ui/calendar-strip';
import { classNames } from '@quickportal/ui/class-names';
import { DateOnly } from '@quickportal/ui/date-time';
import { IconButton } from '@quickportal/ui/icon-button';
import { Money } from '@quickportal/ui/money';
import { Pencil } from 'lucide-react';
import { displayDate } from '@quickportal/contracts/rules/calendar-date';
import { moneyOf } from './schedule.entity.tsx';

interface StripProps {
  dates: readonly ScheduleDate[];
  today: string;
}

/** The weeks from today to the second payment or so, with the days on which one is taken. */
export function ScheduleStrip({ dates, today }: StripProps) {
  const marks = dates
    .filter(({ isSkipped }) => !isSkipped)
    .map(({ date, amount }) => ({ date, label: amount.displayAmount }));
  const [first] = marks;
  const from = first && first.date > today ? first.date : today;
  // a payment far ahead is shown in its own weeks
  const isSoon = Date.parse(from) - Date.parse(today) < 28 * 86_400_000;
  return (
    <CalendarStrip noun="payments" from={isSoon ? today : from} weeks={isSoon ? 6 : 5} today={today} marks={marks} />
  );
}

interface ListProps {
  dates: readonly ScheduleDate[];
  /** Changes one payment; left out where that is not possible. */
  onChange?: (date: ScheduleDate) => void;
}

/** The next payments, one under the other, with why one is not on its day. */
export function ScheduleDateList({ dates, onChange }: ListProps) {
  return (
    <ol className="grid text-13">
      {dates.map((it) => (
        <li
          key={it.nominalDate}
          className="flex min-h-9 items-center gap-x-2 border-b border-line-soft py-1 last:border-b-0"
        >
          <span className="grid flex-1">
            <span className={classNames(it.isSkipped && 'text-ink-3 line-through')}>
              <DateOnly value={it.isSkipped ? it.nominalDate : it.date} />
            </span>
            <DateNote date={it} />
          </span>
          <span className={classNames('text-right', it.isSkipped && 'text-ink-3 line-through')}>
            <Money {...moneyOf(it.amount)} />
          </span>
          {onChange && (
            <IconButton label={`Change the payment of ${displayDate(it.nominalDate)}`} onClick={() => onChange(it)}>
              <Pencil />
            </IconButton>
          )}
        </li>
      ))}
    </ol>
  );
}

function DateNote({
  date: { isSkipped, isMoved, isOtherAmount, movedBecause, nominalDate, date },
}: {
  date: ScheduleDate;
}) {
  if (isSkipped) return <span className="text-12 text-ink-2">Skipped</span>;
  const notes = [movedBecause, isOtherAmount ? 'Other amount' : undefined].filter(Boolean).join(', ');
  if (notes === '') return null;
  return (
    <span className="text-12 text-ink-2">
      {notes}
      {(isMoved || date !== nominalDate) && (
        <>
          {' · agreed for '}
          <DateOnly value={nominalDate} />
        </>
      )}
    </span>
  );
}
