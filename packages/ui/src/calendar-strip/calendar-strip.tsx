import { cva } from 'class-variance-authority';
import { weekdayNames } from '../calendar/iso-date.ts';
import { formatDateOnly } from '../date-time/date-time.tsx';
import { textTip } from '../tooltip/tooltip.tsx';
import { calendarWeeks } from './calendar-weeks.ts';

const day = cva('relative grid h-9 place-items-center rounded-2 pb-1.5 text-13', {
  variants: {
    due: {
      true: "bg-accent-soft font-strong text-ink after:absolute after:bottom-1.25 after:h-0.75 after:w-3.5 after:rounded-full after:bg-accent after:content-[''] forced-colors:after:bg-[Highlight]",
      false: 'text-ink-2',
    },
    past: { true: 'text-ink-3', false: '' },
    today: { true: 'inset-ring inset-ring-line-control font-strong text-ink', false: '' },
  },
});

export type CalendarMark = {
  /** yyyy-mm-dd */
  date: string;
  /** Text of the date: "$186.40". */
  label: string;
};

export type CalendarStripProps = Omit<React.ComponentProps<'figure'>, 'children'> & {
  /** What is marked: "payments". */
  noun: string;
  /** A date of the first week, yyyy-mm-dd. */
  from: string;
  weeks?: number;
  /** Today in the community's zone. */
  today: string;
  marks: readonly CalendarMark[];
};

/** The next weeks with marked due days. Display only; list the same dates beside it. To choose a date use DateInput. */
export function CalendarStrip({ noun, from, weeks = 4, today, marks, className, ...props }: CalendarStripProps) {
  const days = calendarWeeks(from, weeks).flat();
  const shown = marks.filter((mark) => days.includes(mark.date));
  return (
    <figure data-slot="calendar-strip" className={className} {...props}>
      <figcaption className="sr-only">{summaryOf(days, shown, noun)}</figcaption>
      <p aria-hidden="true" className="mb-1 text-13 text-ink-2">
        {monthsOf(days)}
      </p>
      <div aria-hidden="true" className="grid grid-cols-7 gap-0.5 text-center">
        {weekdayNames.map((name) => (
          <span key={name} className="grid h-5 place-items-center text-11 text-ink-3">
            {name.charAt(0)}
          </span>
        ))}
        {days.map((date) => {
          const labels = shown.filter((mark) => mark.date === date).map((mark) => mark.label);
          const due = labels.length > 0;
          return (
            <span
              key={date}
              className={day({ due, past: date < today && !due, today: date === today })}
              {...(due && textTip(() => `${formatDateOnly(date)}: ${labels.join(', ')}`))}
            >
              {Number(date.slice(8))}
            </span>
          );
        })}
      </div>
    </figure>
  );
}

/** "Nov – Dec 2026", "Dec 2026 – Jan 2027", "Feb 2027". */
function monthsOf(days: readonly string[]): string {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''].map((date) => formatDateOnly(date).slice(3));
  if (!first || !last || first === last) return last ?? '';
  return first.slice(-4) === last.slice(-4) ? `${first.slice(0, 3)} – ${last}` : `${first} – ${last}`;
}

function summaryOf(days: readonly string[], marks: readonly CalendarMark[], noun: string): string {
  const range = `${formatDateOnly(days[0] ?? '')} to ${formatDateOnly(days.at(-1) ?? '')}`;
  if (marks.length === 0) return `${range}: no ${noun}`;
  return `${range}: ${noun} ${marks.map((mark) => `${formatDateOnly(mark.date)} ${mark.label}`).join(', ')}`;
}
