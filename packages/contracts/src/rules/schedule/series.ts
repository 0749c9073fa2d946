import { addDays } from '../banking-calendar/days.ts';
import { dateAfterSteps, dayOfMonth, LAST_DATE, stepsUntil } from '../dates/date-steps.ts';
import { frequencyOf, type ScheduleFrequency } from './frequency.ts';

/** When a schedule ends; a date is the last one that can be due. */
export type ScheduleEnd =
  | { rule: 'UNTIL_STOPPED' }
  | { rule: 'ON_DATE'; endDate: string }
  | { rule: 'AFTER_PAYMENTS'; numberOfPayments: number };

export const endRules = {
  UNTIL_STOPPED: 'Until stopped',
  ON_DATE: 'On a date',
  AFTER_PAYMENTS: 'After a number of payments',
} as const satisfies Record<ScheduleEnd['rule'], string>;

/** The dates of a schedule as it was agreed: yyyy-mm-dd in the community's zone, numbered from 0. */
export interface ScheduleSeries {
  frequency: ScheduleFrequency;
  /** The date of number 0. Every other date is counted from it, never from the date before. */
  startDate: string;
  end: ScheduleEnd;
}

/** The date of a number, whatever the end; null after the single date of ONCE, and beyond the calendar. */
function unendedDate({ frequency, startDate }: ScheduleSeries, number: number): string | null {
  const { step } = frequencyOf(frequency);
  if (step !== null) return dateAfterSteps(startDate, step, number);
  return number === 0 && startDate <= LAST_DATE ? startDate : null;
}

/** The first number whose date is not before a date, whatever the end. */
export function numberFrom({ frequency, startDate }: ScheduleSeries, date: string): number {
  const { step } = frequencyOf(frequency);
  if (step === null) return date <= startDate ? 0 : 1;
  return stepsUntil(startDate, step, date);
}

/** How many dates a schedule has in all; null where it goes on until stopped. */
export function seriesLength(series: ScheduleSeries): number | null {
  if (series.frequency === 'ONCE') return 1;
  const { end } = series;
  if (end.rule === 'UNTIL_STOPPED') return null;
  const last = end.rule === 'ON_DATE' && end.endDate < LAST_DATE ? end.endDate : LAST_DATE;
  const numbers = last < series.startDate ? 0 : numberFrom(series, addDays(last, 1));
  return end.rule === 'AFTER_PAYMENTS' ? Math.min(end.numberOfPayments, numbers) : numbers;
}

/** The agreed date of a number: the last day of months that are too short. Null after the end. */
export function nominalDate(series: ScheduleSeries, number: number): string | null {
  const { end, frequency } = series;
  if (end.rule === 'AFTER_PAYMENTS' && number >= end.numberOfPayments) return null;
  const date = unendedDate(series, number);
  // a single payment has nothing to end
  return date !== null && frequency !== 'ONCE' && end.rule === 'ON_DATE' && date > end.endDate ? null : date;
}

/** The number of an agreed date; null where the schedule has none on it. */
export function numberOn(series: ScheduleSeries, date: string): number | null {
  const number = numberFrom(series, date);
  return nominalDate(series, number) === date ? number : null;
}

/** Whether an agreed date stands on the last day of its month because the month is too short for the start's day. */
export const isShortened = ({ frequency, startDate }: ScheduleSeries, date: string): boolean =>
  frequencyOf(frequency).step?.unit === 'months' && dayOfMonth(date) < dayOfMonth(startDate);
