import { addDays, dateIn, dayNumber } from '../banking-calendar/days.ts';
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

/** Nothing is due after it, so that no date grows a fifth digit. */
export const LAST_DATE = '9998-12-31';

const yearOf = (date: string): number => Number(date.slice(0, 4));
const dayOf = (date: string): number => Number(date.slice(8, 10));
const monthNumber = (date: string): number => yearOf(date) * 12 + Number(date.slice(5, 7)) - 1;

/** Days of a month counted from the year 0: year times 12, January added as 0. */
export function monthLength(month: number): number {
  const [year, next] = [Math.floor(month / 12), month + 1];
  const first = dayNumber(dateIn(Math.floor(next / 12), (next % 12) + 1, 1));
  return first - dayNumber(dateIn(year, (month % 12) + 1, 1));
}

/** The date of a number, whatever the end; null after the single date of ONCE, and beyond the calendar. */
function unendedDate({ frequency, startDate }: ScheduleSeries, number: number): string | null {
  if (!Number.isInteger(number) || number < 0 || startDate > LAST_DATE) return null;
  const { step } = frequencyOf(frequency);
  if (step === null) return number === 0 ? startDate : null;
  if (step.unit === 'days') {
    const day = dayNumber(startDate) + number * step.count;
    return day > dayNumber(LAST_DATE) ? null : addDays(startDate, number * step.count);
  }
  const month = monthNumber(startDate) + number * step.count;
  if (month > monthNumber(LAST_DATE)) return null;
  return dateIn(Math.floor(month / 12), (month % 12) + 1, Math.min(dayOf(startDate), monthLength(month)));
}

/** The first number whose date is not before a date, whatever the end. */
function unendedNumberFrom(series: ScheduleSeries, date: string): number {
  const { step } = frequencyOf(series.frequency);
  if (date <= series.startDate) return 0;
  if (step === null) return 1;
  if (step.unit === 'days') return Math.ceil((dayNumber(date) - dayNumber(series.startDate)) / step.count);
  const inMonth = Math.floor((monthNumber(date) - monthNumber(series.startDate)) / step.count);
  const found = unendedDate(series, inMonth);
  return found !== null && found < date ? inMonth + 1 : inMonth;
}

/** How many dates a schedule has in all; null where it goes on until stopped. */
export function seriesLength(series: ScheduleSeries): number | null {
  if (series.frequency === 'ONCE') return 1;
  const { end } = series;
  if (end.rule === 'UNTIL_STOPPED') return null;
  const last = end.rule === 'ON_DATE' && end.endDate < LAST_DATE ? end.endDate : LAST_DATE;
  const numbers = last < series.startDate ? 0 : unendedNumberFrom(series, addDays(last, 1));
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
  const number = unendedNumberFrom(series, date);
  return nominalDate(series, number) === date ? number : null;
}

/** Whether an agreed date stands on the last day of its month because the month is too short for the start's day. */
export const isShortened = ({ frequency, startDate }: ScheduleSeries, date: string): boolean =>
  frequencyOf(frequency).step?.unit === 'months' && dayOf(date) < dayOf(startDate);
