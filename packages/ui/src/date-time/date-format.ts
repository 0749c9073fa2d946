const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The fields of an instant as a clock and a calendar on the wall of that zone show them. */
export type WallTime = { date: string; time: string; seconds: string; zone: string };

const formats = new Map<string, Intl.DateTimeFormat>();

/** One formatter per zone: making one costs a hundred times as much as using it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour12: true,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  formats.set(timeZone, made);
  return made;
}

// DD MMM YYYY (3R506)
function dayMonthYear(day: number, month: number, year: number | string): string {
  return `${String(day).padStart(2, '0')} ${months[month - 1]} ${year}`;
}

/**
 * An ISO 8601 instant in a zone, en-AU [1R223 1K063]: date "20 Nov 2026", time "9:14 am", zone "AEDT". Months always
 * have three letters, so that dates line up (en-AU itself writes "Sept"). Undefined for text that is no instant.
 */
export function wallTime(iso: string, timeZone: string): WallTime | undefined {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const period = parts.get('dayPeriod')?.toLowerCase() ?? '';
  const minutes = `${Number(parts.get('hour'))}:${parts.get('minute')}`;
  return {
    date: dayMonthYear(Number(parts.get('day')), Number(parts.get('month')), parts.get('year') ?? ''),
    time: `${minutes} ${period}`,
    seconds: `${minutes}:${parts.get('second')} ${period}`,
    zone: parts.get('timeZoneName') ?? timeZone,
  };
}

/** "20 Nov 2026, 9:14:32 am AEDT": the exact time with its zone. Text that is no instant comes back as it is. */
export function formatExact(iso: string, timeZone: string): string {
  const wall = wallTime(iso, timeZone);
  return wall ? `${wall.date}, ${wall.seconds} ${wall.zone}` : iso;
}

/** "2026-11-20" as "20 Nov 2026". A date without a time has no zone and must never pass through one. */
export function formatDateOnly(date: string): string {
  const match = dateOnly.exec(date);
  const month = Number(match?.[2]);
  return match && months[month - 1] ? dayMonthYear(Number(match[3]), month, match[1] ?? '') : date;
}
