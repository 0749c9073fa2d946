import { addDays, lastOfMonth } from '../banking-calendar/days.ts';
import { bankingCalendar } from '../banking-calendar/banking-days.ts';

/** The zone of all months and days of billing, whatever a community's own. */
export const BILLING_ZONE = 'Australia/Sydney';

/** Banking days of the monthly cycle: those of the clearing that are no holiday in New South Wales either. */
const banking = bankingCalendar(['AU', 'NSW']);

/** The month of a date, yyyy-mm. */
export const monthOf = (date: string): string => date.slice(0, 7);
export const firstDayOf = (month: string): string => `${month}-01`;
export const monthAfter = (month: string): string => monthOf(addDays(lastOfMonth(firstDayOf(month)), 1));
export const monthBefore = (month: string): string => monthOf(addDays(firstDayOf(month), -1));

/** When the charges of a month must have come: the 15th of the next one, or the banking day after it. */
export const dueDateOf = (month: string): string => banking.onOrAfter(`${monthAfter(month)}-15`);

/** The first month that can still change: one closes on the last banking day of the next. */
export function firstOpenMonth(today: string): string {
  const closing = banking.onOrBefore(lastOfMonth(today));
  return today > closing ? monthOf(today) : monthBefore(monthOf(today));
}

const name = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month as people read it: October 2026. */
export const monthTitle = (month: string): string => name.format(new Date(`${firstDayOf(month)}T00:00:00Z`));
