import { displayDate, isCalendarDate } from '../dates/calendar-date.ts';
import { LAST_DATE } from '../dates/date-steps.ts';
import { plannedPayment, type ScheduleException, type SchedulePlan } from './plan.ts';
import { numberOn } from './series.ts';

export interface ExceptionFault {
  field: 'nominalDate' | 'newDate' | 'newAmount';
  message: string;
}

const fault = (field: ExceptionFault['field'], message: string): ExceptionFault => ({ field, message });

/**
 * What is wrong with changing one payment of a schedule; null where it may be. Payments keep their order and each has
 * a day of its own: one can be moved up to the day before its neighbours' days, and not past the end.
 */
export function exceptionFault(
  plan: SchedulePlan,
  exception: ScheduleException,
  now: { nextNumber: number; today: string },
): ExceptionFault | null {
  const number = isCalendarDate(exception.nominalDate) ? numberOn(plan, exception.nominalDate) : null;
  if (number === null) return fault('nominalDate', 'The schedule has no payment on this date.');
  const before = plannedPayment(plan, number);
  if (number < now.nextNumber || (before && before.date <= now.today))
    return fault('nominalDate', 'This payment is already due.');
  if (exception.kind === 'AMOUNT' && exception.newAmount <= 0n)
    return fault('newAmount', 'Enter an amount above zero.');
  return exception.kind === 'MOVE' ? moveFault(plan, number, exception, now.today) : null;
}

function moveFault(
  plan: SchedulePlan,
  number: number,
  exception: ScheduleException & { kind: 'MOVE' },
  today: string,
): ExceptionFault | null {
  const { nominalDate, newDate } = exception;
  if (!isCalendarDate(newDate) || newDate > LAST_DATE) return fault('newDate', 'Enter a date.');
  if (newDate === nominalDate) return fault('newDate', 'Enter a date other than the current one.');
  if (newDate <= today) return fault('newDate', 'Enter a date after today.');
  if (newDate < plan.startDate)
    return fault('newDate', `Enter a date on or after ${displayDate(plan.startDate)}, the start of the schedule.`);
  if (plan.end.rule === 'ON_DATE' && plan.frequency !== 'ONCE' && newDate > plan.end.endDate)
    return fault('newDate', `Enter a date on or before ${displayDate(plan.end.endDate)}, the end of the schedule.`);
  const others = (plan.exceptions ?? []).filter(
    (other) => !(other.kind === 'MOVE' && other.nominalDate === nominalDate),
  );
  const moved = plannedPayment({ ...plan, exceptions: [...others, exception] }, number);
  const [previous, next] = [daysOf(plan, number - 1).at(-1), daysOf(plan, number + 1)[0]];
  if (previous && moved && moved.date <= previous)
    return fault('newDate', `Enter a date after ${displayDate(previous)}, the date of the previous payment.`);
  if (next && moved && moved.date >= next)
    return fault(
      'newDate',
      `Enter an earlier date, so that this payment is taken before the next one on ${displayDate(next)}.`,
    );
  return null;
}

/** The days of a payment now and as it was agreed, so that the order holds when a move is taken back. */
const daysOf = (plan: SchedulePlan, number: number): string[] =>
  [plannedPayment(plan, number), plannedPayment({ ...plan, exceptions: [] }, number)]
    .flatMap((payment) => (payment ? [payment.date] : []))
    .toSorted();
