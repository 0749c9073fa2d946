import { cva } from 'class-variance-authority';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import {
  addDays,
  addMonths,
  isIsoDate,
  type IsoDate,
  longDate,
  monthNames,
  weekday,
  weekdayNames,
  weeksOf,
} from './iso-date.ts';

const dayVariants = cva(
  'relative grid h-9 w-full min-w-9 cursor-pointer place-items-center rounded-2 text-13 text-ink-2 hover:bg-surface-press hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-disabled',
  {
    variants: {
      today: { true: 'font-strong text-ink inset-ring inset-ring-line-control' },
      marked: {
        true: "bg-accent-soft font-strong text-ink after:absolute after:bottom-1 after:h-0.75 after:w-3.5 after:rounded-full after:bg-accent after:content-['']",
      },
      chosen: {
        true: 'bg-accent font-strong text-on-accent hover:bg-accent-hover hover:text-on-accent',
      },
    },
    compoundVariants: [{ marked: true, chosen: true, className: 'after:bg-on-accent' }],
  },
);

export type CalendarProps = Omit<React.ComponentProps<'div'>, 'children'> & {
  /** The chosen date, yyyy-mm-dd, or ''. */
  value: string;
  onValueChange?: (date: IsoDate) => void;
  min?: IsoDate;
  max?: IsoDate;
  /** Today where the business is. Without it, today of this computer. */
  today?: IsoDate;
  /** Dates that mean something, and what: `{ '2026-11-24': 'Payment due' }`. */
  marks?: Readonly<Record<IsoDate, string>>;
};

/** A month to choose a day from. Arrows move by day and week, Page Up and Down by month, with Shift by year. */
export function Calendar({ value, onValueChange, min, max, today, marks, className, ...props }: CalendarProps) {
  const now = today ?? localToday();
  const [cursor, setCursor] = useState(() => within(isIsoDate(value) ? value : now, min, max));
  const moved = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  });
  const month = cursor.slice(0, 7);
  const go = (date: IsoDate) => setCursor(within(date, min, max));
  const keys: Record<string, (shift: boolean) => IsoDate> = {
    ArrowLeft: () => addDays(cursor, -1),
    ArrowRight: () => addDays(cursor, 1),
    ArrowUp: () => addDays(cursor, -7),
    ArrowDown: () => addDays(cursor, 7),
    Home: () => addDays(cursor, -weekday(cursor)),
    End: () => addDays(cursor, 6 - weekday(cursor)),
    PageUp: (shift) => addMonths(cursor, shift ? -12 : -1),
    PageDown: (shift) => addMonths(cursor, shift ? 12 : 1),
  };
  return (
    <div data-slot="calendar" className={classNames('grid w-70 gap-2', className)} {...props}>
      <MonthPicker cursor={cursor} now={now} min={min} max={max} onMove={go} titleId={titleId} />
      <table
        ref={grid}
        // A table whose cells are chosen from.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          const target = keys[event.key]?.(event.shiftKey);
          if (!target) return;
          event.preventDefault();
          moved.current = true;
          go(target);
        }}
      >
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col" abbr={name} className="h-6 text-11 font-normal text-ink-3">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, at) => (
                <td key={weekdayNames[at]} aria-selected={date ? date === value : undefined} className="p-px">
                  {date && (
                    <button
                      type="button"
                      data-slot="calendar-day"
                      tabIndex={date === cursor ? 0 : -1}
                      aria-label={[longDate(date), date === now && 'today', marks?.[date]].filter(Boolean).join(', ')}
                      aria-disabled={date !== within(date, min, max) || undefined}
                      title={marks?.[date]}
                      className={dayVariants({
                        today: date === now,
                        marked: marks?.[date] !== undefined,
                        chosen: date === value,
                      })}
                      onClick={() => {
                        if (date !== within(date, min, max)) return;
                        setCursor(date);
                        onValueChange?.(date);
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type MonthPickerProps = {
  cursor: IsoDate;
  now: IsoDate;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  titleId: string;
  onMove: (date: IsoDate) => void;
};

function MonthPicker({ cursor, now, min, max, titleId, onMove }: MonthPickerProps) {
  const year = Number(cursor.slice(0, 4));
  const from = min ? Number(min.slice(0, 4)) : Math.min(year, Number(now.slice(0, 4)) - 100);
  const to = max ? Number(max.slice(0, 4)) : Math.max(year, Number(now.slice(0, 4)) + 20);
  const monthName = monthNames[Number(cursor.slice(5, 7)) - 1] ?? '';
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Previous month"
        disabled={min !== undefined && cursor.slice(0, 7) <= min.slice(0, 7)}
        onClick={() => onMove(addMonths(cursor, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <span id={titleId} className="sr-only" aria-live="polite">{`${monthName} ${year}`}</span>
      <NativeSelect
        size="sm"
        aria-label="Month"
        className="flex-1"
        value={String(Number(cursor.slice(5, 7)))}
        options={monthNames.map((label, at) => ({ value: String(at + 1), label }))}
        onValueChange={(month) => onMove(addMonths(cursor, Number(month) - Number(cursor.slice(5, 7))))}
      />
      <NativeSelect
        size="sm"
        aria-label="Year"
        value={String(year)}
        options={Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).map((label) => ({
          value: label,
          label,
        }))}
        onValueChange={(next) => onMove(addMonths(cursor, 12 * (Number(next) - year)))}
      />
      <IconButton
        label="Next month"
        disabled={max !== undefined && cursor.slice(0, 7) >= max.slice(0, 7)}
        onClick={() => onMove(addMonths(cursor, 1))}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}

function within(date: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): IsoDate {
  if (min && date < min) return min;
  if (max && date > max) return max;
  return date;
}

function localToday(): IsoDate {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
