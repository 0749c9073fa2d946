import type { ChargedScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import { CalendarStrip } from '@quickportal/ui/calendar-strip';
import { classNames } from '@quickportal/ui/class-names';
import { DateOnly } from '@quickportal/ui/date-time';
import { IconButton } from '@quickportal/ui/icon-button';
import { Pencil } from 'lucide-react';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { chargedAmount, hasSurcharge } from './charged-amount.ts';

interface StripProps {
  dates: readonly ChargedScheduleDate[];
  today: string;
}

/** The weeks from today to the second payment or so, with the days on which one is taken. */
export function ScheduleStrip({ dates, today }: StripProps) {
  const marks = dates
    .filter(({ isSkipped }) => !isSkipped)
    .map((date) => ({ date: date.date, label: chargedAmount(date) }));
  const [first] = marks;
  const from = first && first.date > today ? first.date : today;
  // a payment far ahead is shown in its own weeks
  const isSoon = Date.parse(from) - Date.parse(today) < 28 * 86_400_000;
  return (
    <CalendarStrip noun="payments" from={isSoon ? today : from} weeks={isSoon ? 6 : 5} today={today} marks={marks} />
  );
}

interface ListProps {
  dates: readonly ChargedScheduleDate[];
  /** Changes one payment; left out where that is not possible. */
  onChange?: (date: ChargedScheduleDate) => void;
}

/** The next payments with their surcharge, one under the other, with why one is not on its day. */
export function ScheduleDateList({ dates, onChange }: ListProps) {
  return (
    <ol className="grid text-13">
      {dates.map((date) => (
        <li
          key={date.nominalDate}
          className="flex min-h-9 items-center gap-x-2 border-b border-line-soft py-1 last:border-b-0"
        >
          <span className="grid flex-1">
            <span className={classNames(date.isSkipped && 'text-ink-3 line-through')}>
              <DateOnly value={date.isSkipped ? date.nominalDate : date.date} />
            </span>
            <DateNote date={date} />
          </span>
          <span className={classNames('text-right', date.isSkipped && 'text-ink-3 line-through')}>
            <span className="block whitespace-nowrap tabular-nums">{chargedAmount(date)}</span>
            {!date.isSkipped && hasSurcharge(date) && (
              <span className="block text-12 text-ink-2">with {date.surchargeAmount.displayAmount} surcharge</span>
            )}
          </span>
          {onChange && (
            <IconButton label={`Change the payment of ${displayDate(date.nominalDate)}`} onClick={() => onChange(date)}>
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
  date: ChargedScheduleDate;
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
