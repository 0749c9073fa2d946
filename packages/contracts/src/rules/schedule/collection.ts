import { australianStates, type AustralianState } from '../banking-calendar/australian-holidays.ts';
import { bankingCalendar, type BankingExceptions } from '../banking-calendar/banking-days.ts';
import { bankClosureOn, publicHolidayOn, type HolidayRegion } from '../banking-calendar/public-holidays.ts';
import { collectionDay, cutOffs, type CollectionDay, type PaymentMethod } from '../banking-calendar/settlement.ts';

/** Which days a schedule's payments can be taken on. */
export interface CollectionRule {
  method: PaymentMethod;
  /** A state or territory whose holidays count beside those of the banks' clearing. Australian bank debits only. */
  state?: AustralianState;
  /** Days that the bank has declared. */
  declared?: BankingExceptions;
}

/** A holiday's name, with the states that have it where not all of Australia does: King's Birthday (NSW, VIC). */
function withStates(reason: string, date: string, region: HolidayRegion): string {
  if (region === 'NZ' || publicHolidayOn('AU', date) === reason) return reason;
  const states = australianStates.filter((state) => bankClosureOn(state, date) === reason);
  if (states.length === 0 || states.length === australianStates.length) return reason;
  const isQualified = reason.endsWith(')');
  return isQualified ? `${reason.slice(0, -1)}; ${states.join(', ')})` : `${reason} (${states.join(', ')})`;
}

/**
 * The day that the payment of a date is taken on: bank debits on the banking day that follows, everything else on the
 * date itself. The reasons are `Weekend` and holidays, with their states.
 */
export function collectOn({ method, state, declared = {} }: CollectionRule, date: string): CollectionDay {
  const { region } = cutOffs[method];
  const regions = region === 'AU' && state ? ([region, state] as const) : region;
  return collectionDay(method, date, bankingCalendar(regions, declared), (reason, day) =>
    typeof declared[day] === 'string' ? reason : withStates(reason, day, region),
  );
}
