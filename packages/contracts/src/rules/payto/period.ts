import { addDays } from '../banking-calendar/days.ts';
import { dateAfterSteps, LAST_DATE, stepsUntil } from '../dates/date-steps.ts';
import { payToFrequency, type PayToTerms } from './terms.ts';

/** First and last day of a period, yyyy-mm-dd. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

type Periods = Pick<PayToTerms, 'frequency' | 'startDate'>;

/**
 * The period that a date is in, counted from the start of the agreement and not from the calendar. Null without
 * periods, and before the start. The last one is as long as the others, whenever the agreement ends.
 */
export function periodAt({ frequency, startDate }: Periods, date: string): Period | null {
  const { step } = payToFrequency(frequency);
  if (step === null || date < startDate || date > LAST_DATE) return null;
  // Of the day after, so that a date which is the start of a period is in that period
  const number = stepsUntil(startDate, step, addDays(date, 1)) - 1;
  const [from, next] = [dateAfterSteps(startDate, step, number), dateAfterSteps(startDate, step, number + 1)];
  return from === null ? null : { from, to: next === null ? LAST_DATE : addDays(next, -1) };
}

/** The first day of the next period after a date, whenever the agreement ends; null without periods. */
export function nextPeriodStart(terms: Periods, date: string): string | null {
  const { step } = payToFrequency(terms.frequency);
  if (step === null) return null;
  if (date < terms.startDate) return terms.startDate;
  const period = periodAt(terms, date);
  return period === null || period.to === LAST_DATE ? null : addDays(period.to, 1);
}
