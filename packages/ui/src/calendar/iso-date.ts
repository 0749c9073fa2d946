/** A calendar date as yyyy-mm-dd, without a time zone: a business date, not an instant. */
export type IsoDate = string;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const monthNames: readonly string[] = MONTHS;
export const weekdayNames: readonly string[] = WEEKDAYS;

/** Returns the date of these numbers, month 1 to 12, or undefined if it does not exist. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const time = new Date(Date.UTC(2000, month - 1, day));
  time.setUTCFullYear(year, month - 1, day);
  const real = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return real && year >= 1 && year <= 9999 ? time.toISOString().slice(0, 10) : undefined;
}

/** Whether the text is a real calendar date in the form yyyy-mm-dd. */
export function isIsoDate(text: string): text is IsoDate {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return match !== null && isoDate(Number(match[1]), Number(match[2]), Number(match[3])) !== undefined;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** Adds months to a date; the last day of a month that is too short. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 7);
  const day = Math.min(Number(date.slice(8)), daysInMonth(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** 0 is Monday. */
export function weekday(date: IsoDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Returns the weeks of a month (yyyy-mm), Monday first; days of other months are undefined. */
export function weeksOf(month: string): (IsoDate | undefined)[][] {
  const lead = weekday(`${month}-01`);
  const count = daysInMonth(month);
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const day = week * 7 + at - lead + 1;
      return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** DD MMM YYYY: "24 Nov 2026". */
export function shortDate(date: IsoDate): string {
  return `${date.slice(8)} ${(MONTHS[Number(date.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${date.slice(0, 4)}`;
}

/** "Tuesday 24 November 2026". */
export function longDate(date: IsoDate): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${WEEKDAYS[weekday(date)] ?? ''} ${Number(date.slice(8))} ${month} ${date.slice(0, 4)}`;
}

/**
 * Parses a date: day, month, year, in digits or with the month's name, with any separator; or yyyy-mm-dd. Two-digit
 * years are in this century. Undefined if the date does not exist.
 */
export function readDate(text: string): IsoDate | undefined {
  const bare = text.trim().replace(/^\p{L}+day,?\s+/iu, '');
  if (isIsoDate(bare)) return bare;
  const match =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(bare) ??
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3,9})[\s,./-]*(\d{4}|\d{2})$/i.exec(bare);
  if (!match) return undefined;
  const [, day = '', middle = '', end = ''] = match;
  const month = /^\d/.test(middle) ? Number(middle) : monthNumber(middle);
  return isoDate(end.length === 2 ? 2000 + Number(end) : Number(end), month, Number(day));
}

function monthNumber(name: string): number {
  const lower = name.toLowerCase();
  return 1 + MONTHS.findIndex((month) => month.toLowerCase().startsWith(lower === 'sept' ? 'sep' : lower));
}

function daysInMonth(month: string): number {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return last.getUTCDate();
}
