import { addDays, weekday } from '../calendar/iso-date.ts';

/** So many whole weeks, Monday first, from the week that holds `from`; all dates yyyy-mm-dd. */
export function calendarWeeks(from: string, weeks: number): string[][] {
  const monday = addDays(from, -weekday(from));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)),
  );
}
