import { bankingCalendar, type BankingCalendar } from '@quickportal/contracts/rules/banking-calendar/banking-days';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { cutOffs } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { momentOf } from '../../engines/clock/local-time.ts';
import { fieldProblem } from '../../kernel/problem.ts';

const inNewZealand: ReadonlySet<string> = new Set(['Pacific/Auckland', 'Pacific/Chatham']);

/** The banking days of a community, by its zone. */
export const bankingDaysOf = (timeZone: string): BankingCalendar =>
  bankingCalendar(inNewZealand.has(timeZone) ? 'NZ' : 'AU');

interface CashAppliedRequest {
  readonly cashAppliedFileDate: string;
  readonly closeOpenPaymentBatches: boolean;
}

/**
 * The first settlement date in the cash applied file of a banking day: what settled on days before that are none is in
 * it. Throws 422 for other days, and where batches cannot be closed.
 */
export function firstCashAppliedDate(
  { cashAppliedFileDate: day, closeOpenPaymentBatches }: CashAppliedRequest,
  { timeZone, today, now }: { timeZone: string; today: string; now: Date },
): string {
  const calendar = bankingDaysOf(timeZone);
  if (!calendar.isBankingDay(day))
    throw fieldProblem(
      'cashAppliedFileDate',
      `Enter a banking day. The next one is ${displayDate(calendar.onOrAfter(day))}.`,
    );
  if (closeOpenPaymentBatches && !(day === today && now >= cutOffOfCards(day)))
    throw fieldProblem(
      'closeOpenPaymentBatches',
      'Batches can be closed for today only, after the cut-off of cards at 6:00pm Sydney time.',
    );
  return addDays(calendar.previous(day), 1);
}

/** When cards stop to settle on a day. */
export const cutOffOfCards = (day: string): Date => {
  const { timeZone, time } = cutOffs.CARD;
  return momentOf(`${day}T${time ?? '00:00'}`, timeZone);
};
