import { addDays, weekday } from '../calendar/iso-date.ts';

/** Returns whole weeks, Monday first, starting with the week of `from`; all dates yyyy-mm-dd. */
export function calendarWeeks(from: string, weeks: number): string[][] {
  const monday = addDays(from, -weekday(from));
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(monday, week * 7 + day)),
  );
}
