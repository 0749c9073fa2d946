import { addDays, MONDAY, weekdayOf } from '../banking-calendar/days.ts';

/** Periods that move with the calendar, so that a saved view of them stays true. */
export const dayPeriods = [
  'TODAY',
  'YESTERDAY',
  'THIS_WEEK',
  'LAST_WEEK',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
] as const;
export type DayPeriod = (typeof dayPeriods)[number];

/** Periods in words. */
export const dayPeriodTitles: Readonly<Record<DayPeriod, string>> = {
  TODAY: 'Today',
  YESTERDAY: 'Yesterday',
  THIS_WEEK: 'This week',
  LAST_WEEK: 'Last week',
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
};

const weekOf = (date: string) => {
  const from = addDays(date, -((weekdayOf(date) - MONDAY + 7) % 7));
  return { from, to: addDays(from, 6) };
};

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

const lastMonth = (today: string) => {
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
};

const periods: Readonly<Record<DayPeriod, (today: string) => { from: string; to: string }>> = {
  TODAY: (today) => ({ from: today, to: today }),
  YESTERDAY: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  THIS_WEEK: weekOf,
  LAST_WEEK: (today) => weekOf(addDays(today, -7)),
  LAST_7_DAYS: (today) => ({ from: addDays(today, -6), to: today }),
  LAST_30_DAYS: (today) => ({ from: addDays(today, -29), to: today }),
  THIS_MONTH: (today) => ({ from: firstOfMonth(today), to: today }),
  LAST_MONTH: lastMonth,
};

/** First and last day of a period, yyyy-mm-dd; those that count days end today, weeks begin on Monday. */
export const daysOf = (period: DayPeriod, today: string): { from: string; to: string } => periods[period](today);
