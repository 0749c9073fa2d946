import { addDays, dateIn, dayNumber } from '../banking-calendar/days.ts';

/** The time from one date of a series to the next. */
export interface DateStep {
  readonly unit: 'days' | 'months';
  readonly count: number;
}

/** No series has a date after it, so that no year has five digits. */
export const LAST_DATE = '9998-12-31';

const yearOf = (date: string): number => Number(date.slice(0, 4));
const monthNumber = (date: string): number => yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;

/** Day of the month of a date yyyy-mm-dd. */
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10));

/** Days of a month counted from the year 0: year times 12, January added as 0. */
export function monthLength(month: number): number {
  const [year, next] = [Math.floor(month / 12), month + 1];
  const first = dayNumber(dateIn(Math.floor(next / 12), (next % 12) + 1, 1));
  return first - dayNumber(dateIn(year, (month % 12) + 1, 1));
}

/**
 * The date a number of steps after a start, on the last day of months that lack the start's day. Every date is counted
 * from the start, never from the date before. Null for a number that is not a whole one from 0, and after LAST_DATE.
 */
export function dateAfterSteps(startDate: string, step: DateStep, number: number): string | null {
  if (!Number.isInteger(number) || number < 0 || startDate > LAST_DATE) return null;
  if (step.unit === 'days') {
    const day = dayNumber(startDate) + number * step.count;
    return day > dayNumber(LAST_DATE) ? null : addDays(startDate, number * step.count);
  }
  const month = monthNumber(startDate) + number * step.count;
  if (month > monthNumber(LAST_DATE)) return null;
  return dateIn(Math.floor(month / 12), (month % 12) + 1, Math.min(dayOfMonth(startDate), monthLength(month)));
}

/** The smallest number of steps after which the date is not before another one. */
export function stepsUntil(startDate: string, step: DateStep, date: string): number {
  if (date <= startDate) return 0;
  if (step.unit === 'days') return Math.ceil((dayNumber(date) - dayNumber(startDate)) / step.count);
  const inMonth = Math.floor((monthNumber(date) - monthNumber(startDate)) / step.count);
  const found = dateAfterSteps(startDate, step, inMonth);
  return found !== null && found < date ? inMonth + 1 : inMonth;
}
