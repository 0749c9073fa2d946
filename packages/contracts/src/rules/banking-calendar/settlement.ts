import { bankingCalendar, type BankingCalendar } from './banking-days.ts';
import { addDays } from './days.ts';
import { localMoment } from './local-moment.ts';
import type { HolidayRegion } from './public-holidays.ts';

/** How money is taken, as far as dates are concerned. */
export const paymentMethods = ['CARD', 'DIRECT_DEBIT', 'DIRECT_DEBIT_NZ', 'PAYTO'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

interface CutOff {
  /** Zone of the clock that counts, whatever the community's zone. */
  timeZone: string;
  /** From this time on a payment belongs to the next day, hh:mm; null: there is no cut-off. */
  time: string | null;
  region: HolidayRegion;
  /** Banking days from processing to settlement. */
  settlesAfter: number;
  /** Taken and settled on every day of the year. */
  everyDay: boolean;
}

/** Cards are taken every day and settle on banking days; a bank debit settles on the banking day after it was sent. */
export const cutOffs: Readonly<Record<PaymentMethod, CutOff>> = {
  CARD: { timeZone: 'Australia/Sydney', time: '18:00', region: 'AU', settlesAfter: 0, everyDay: false },
  DIRECT_DEBIT: { timeZone: 'Australia/Sydney', time: '18:00', region: 'AU', settlesAfter: 1, everyDay: false },
  DIRECT_DEBIT_NZ: { timeZone: 'Pacific/Auckland', time: '18:00', region: 'NZ', settlesAfter: 1, everyDay: false },
  PAYTO: { timeZone: 'Australia/Sydney', time: null, region: 'AU', settlesAfter: 0, everyDay: true },
};

/** The calendar that a method's payments follow. */
export const calendarOf = (method: PaymentMethod): BankingCalendar => bankingCalendar(cutOffs[method].region);

/** The day that a payment made at a moment is processed on: the same day before the cut-off of a banking day. */
export function processingDate(method: PaymentMethod, at: Date, calendar = calendarOf(method)): string {
  const { timeZone, time, everyDay } = cutOffs[method];
  const local = localMoment(at, timeZone);
  if (everyDay) return local.date;
  const isLate = time !== null && local.time >= time;
  return isLate ? calendar.next(local.date) : calendar.onOrAfter(local.date);
}

/** The day that the money of a payment made at a moment reaches the business. */
export function settlementDate(method: PaymentMethod, at: Date, calendar = calendarOf(method)): string {
  const { settlesAfter, everyDay } = cutOffs[method];
  const processed = processingDate(method, at, calendar);
  return everyDay ? processed : calendar.add(processed, settlesAfter);
}

/** When a scheduled payment is taken, and why not on its own day. */
export interface CollectionDay {
  date: string;
  /** Why each day that was passed over is no banking day, in order, each once: `Weekend`, names of holidays. */
  reasons: readonly string[];
}

/**
 * The day that a scheduled payment is taken: bank debits that fall due on a weekend or holiday on the banking day
 * after, everything else on the day itself. The series of due dates is not moved by it. `nameOf` may say more about
 * the reason of a day.
 */
export function collectionDay(
  method: PaymentMethod,
  dueDate: string,
  calendar = calendarOf(method),
  nameOf: (reason: string, date: string) => string = (reason) => reason,
): CollectionDay {
  const reasons = new Set<string>();
  const isAnyDay = method === 'CARD' || method === 'PAYTO';
  let date = dueDate;
  for (let reason = isAnyDay ? null : calendar.closedBecause(date); reason !== null;) {
    reasons.add(nameOf(reason, date));
    date = addDays(date, 1);
    reason = calendar.closedBecause(date);
  }
  return { date, reasons: [...reasons] };
}
