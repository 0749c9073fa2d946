import { classNames } from '../class-names/class-names.tsx';
import { Missing } from '../missing/missing.tsx';
import { textTip } from '../tooltip/tooltip.tsx';
import { formatDateOnly, formatExact, wallTime } from './date-format.ts';

export { formatDateOnly, formatExact, wallTime } from './date-format.ts';

type Value = string | null | undefined;
type Rest = Omit<React.ComponentProps<'time'>, 'children' | 'dateTime'>;

export type DateTimeProps = Rest & {
  /** ISO 8601 instant, as the server sends it. Null or undefined shows the dash. */
  value: Value;
  /** IANA zone of the community, "Australia/Sydney". */
  timeZone: string;
  /** What is printed; the tooltip always has date, seconds and zone. */
  show?: 'date' | 'date-time' | 'time';
};

/**
 * A moment in the time zone of the community: "20 Nov 2026", with the time "20 Nov 2026 9:14 am". The tooltip has the
 * exact time and names the zone. For a business date that has no time (a due date, a date of birth) use DateOnly: a
 * zone must never move it.
 */
export function DateTime({ value, timeZone, show = 'date', className, ...props }: DateTimeProps) {
  if (value === null || value === undefined) return <Missing className={className} {...props} />;
  const wall = wallTime(value, timeZone);
  if (!wall) return <span className={className}>{value}</span>;
  return (
    <time
      data-slot="date-time"
      dateTime={value}
      className={classNames('whitespace-nowrap', className)}
      {...textTip(() => formatExact(value, timeZone))}
      {...props}
    >
      {show === 'time' ? wall.time : wall.date}
      {show === 'date-time' && <span className="text-ink-3"> {wall.time}</span>}
    </time>
  );
}

export type DateOnlyProps = Rest & {
  /** yyyy-mm-dd. Null or undefined shows the dash. */
  value: Value;
};

/** A business date without a time: "20 Nov 2026" for 2026-11-20, everywhere in the world. */
export function DateOnly({ value, className, ...props }: DateOnlyProps) {
  if (value === null || value === undefined) return <Missing className={className} {...props} />;
  return (
    <time data-slot="date-only" dateTime={value} className={classNames('whitespace-nowrap', className)} {...props}>
      {formatDateOnly(value)}
    </time>
  );
}
