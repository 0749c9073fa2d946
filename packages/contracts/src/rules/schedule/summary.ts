import { weekdayOf } from '../banking-calendar/days.ts';
import { displayDate } from '../dates/calendar-date.ts';
import { monthLength } from '../dates/date-steps.ts';
import { frequencyOf } from './frequency.ts';
import type { ScheduleSeries } from './series.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Months of a common year, 2026, that a month number falls on whatever its year. */
const COMMON_YEAR = 2026 * 12;

/** 1st, 2nd, 3rd, 11th, 31st. */
function ordinal(day: number): string {
  const ending = [undefined, 'st', 'nd', 'rd'][day >= 11 && day <= 13 ? 0 : day % 10] ?? 'th';
  return `${day}${ending}`;
}

function meetsShortMonth(startMonth: number, day: number, step: number): boolean {
  const met = Array.from({ length: 12 }, (_, index) => (startMonth - 1 + index * step) % 12);
  return met.some((month) => monthLength(COMMON_YEAR + month) < day);
}

function rhythm({ frequency, startDate }: ScheduleSeries): string {
  const { step } = frequencyOf(frequency);
  if (step === null) return `Once on ${displayDate(startDate)}`;
  if (step.unit === 'days') {
    const weeks = step.count / 7;
    return `Every ${weeks === 1 ? 'week' : `${weeks} weeks`} on ${weekdays[weekdayOf(startDate)]}`;
  }
  const [month, day] = [Number(startDate.slice(5, 7)), Number(startDate.slice(8, 10))];
  if (step.count === 12) {
    const onDay = `Every year on ${day} ${displayDate(startDate).slice(3, 6)}`;
    return month === 2 && day === 29 ? `${onDay}, or 28 Feb in years without it` : onDay;
  }
  const months = step.count === 1 ? 'month' : `${step.count} months`;
  const short = meetsShortMonth(month, day, step.count) ? ', or the last day of shorter months' : '';
  return `Every ${months} on the ${ordinal(day)}${short}`;
}

/** A schedule in words, as forms, pages and notices say it: `Every month on the 31st, or the last day of shorter months, until stopped`. */
export function scheduleSummary(series: ScheduleSeries): string {
  const { end } = series;
  if (series.frequency === 'ONCE') return rhythm(series);
  if (end.rule === 'UNTIL_STOPPED') return `${rhythm(series)}, until stopped`;
  if (end.rule === 'ON_DATE') return `${rhythm(series)}, until ${displayDate(end.endDate)}`;
  return `${rhythm(series)}, ${end.numberOfPayments === 1 ? '1 payment' : `${end.numberOfPayments} payments`}`;
}
