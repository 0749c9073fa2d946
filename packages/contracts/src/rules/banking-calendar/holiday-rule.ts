import { addDays, easterSunday, isWeekend, MONDAY, SUNDAY, weekdayOf, weekdayOnOrAfter } from './days.ts';

export interface Holiday {
  /** yyyy-mm-dd */
  date: string;
  name: string;
}

/** The days of one holiday in a year: none, one, or two where a weekday is added to a weekend. */
export type HolidayRule = (year: number) => readonly Holiday[];

/** What happens when a holiday falls on a weekend. */
export type OnWeekend =
  /** Nothing. */
  | 'stays'
  /** The Monday after is a holiday too. */
  | 'adds-monday'
  /** The Monday after is the holiday instead. */
  | 'moves-to-monday'
  /** Only a Sunday moves to its Monday. */
  | 'sunday-moves'
  /** Two days later is a holiday too: Saturday gives Monday, and Sunday Tuesday, because a pair takes both. */
  | 'adds-two-days-later';

function daysOf(date: string, onWeekend: OnWeekend): readonly string[] {
  if (!isWeekend(date) || onWeekend === 'stays') return [date];
  const monday = weekdayOnOrAfter(date, MONDAY);
  if (onWeekend === 'sunday-moves') return [weekdayOf(date) === SUNDAY ? monday : date];
  if (onWeekend === 'moves-to-monday') return [monday];
  return [date, onWeekend === 'adds-monday' ? monday : addDays(date, 2)];
}

/** A holiday on the date that `on` gives for a year; null where the year has none. */
export const holiday =
  (name: string, on: (year: number) => string | null, onWeekend: OnWeekend = 'stays'): HolidayRule =>
  (year) => {
    const date = on(year);
    if (date === null) return [];
    return daysOf(date, onWeekend).map((day) => ({ date: day, name: day === date ? name : `${name} (observed)` }));
  };

/** So many days from Easter Sunday; Good Friday is -2. */
export const fromEaster = (days: number) => (year: number) => addDays(easterSunday(year), days);

/** Dates that no rule gives, by year. */
export const listed = (dates: readonly string[]) => (year: number) =>
  dates.find((date) => date.startsWith(`${year}-`)) ?? null;

/** Only from a year on. */
export const since = (first: number, rule: HolidayRule): HolidayRule => {
  return (year) => (year >= first ? rule(year) : []);
};

/** Only in the years that are named; for what a government has declared once. */
export const inYears = (years: readonly number[], rule: HolidayRule): HolidayRule => {
  return (year) => (years.includes(year) ? rule(year) : []);
};
