const DAY = 86_400_000;

/** Days since 1970-01-01 of a calendar date yyyy-mm-dd. No time zone is involved. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);

/** The calendar date of a number of days since 1970-01-01. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** So many days later, or earlier where `days` is negative. */
export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);

/** The last day of the month that a date is in. */
export const lastOfMonth = (date: string): string =>
  addDays(`${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);

export const SUNDAY = 0;
export const MONDAY = 1;
export const TUESDAY = 2;
export const SATURDAY = 6;

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

export const isWeekend = (date: string): boolean => weekdayOf(date) === SATURDAY || weekdayOf(date) === SUNDAY;

const two = (value: number): string => String(value).padStart(2, '0');

/** A date of a year, month (1 to 12) and day. */
export const dateIn = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** The first such weekday on or after a date. */
export const weekdayOnOrAfter = (date: string, weekday: number): string =>
  addDays(date, (weekday - weekdayOf(date) + 7) % 7);

/** The nth such weekday of a month: `nthWeekday(2026, 6, MONDAY, 2)` is the second Monday of June. */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): string =>
  addDays(weekdayOnOrAfter(dateIn(year, month, 1), weekday), (nth - 1) * 7);

/** The last such weekday of a month that has 30 or 31 days. */
export const lastWeekday = (year: number, month: number, weekday: number): string => {
  const fifth = nthWeekday(year, month, weekday, 5);
  return Number(fifth.slice(5, 7)) === month ? fifth : addDays(fifth, -7);
};

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dateIn(year, Math.floor(n / 31), (n % 31) + 1);
}
