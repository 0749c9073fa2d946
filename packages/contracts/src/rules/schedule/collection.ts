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
  return states.length === 0 || states.length === australianStates.length ? reason : `${reason} (${states.join(', ')})`;
}

/**
 * The day that the payment of a date is taken on: bank debits on the banking day that follows, everything else on the
 * date itself. The reason is `Weekend` or the holiday, with its states.
 */
export function collectOn({ method, state, declared = {} }: CollectionRule, date: string): CollectionDay {
  const { region } = cutOffs[method];
  const regions = region === 'AU' && state ? ([region, state] as const) : region;
  const { date: day, movedBecause } = collectionDay(method, date, bankingCalendar(regions, declared));
  if (movedBecause === null) return { date: day, movedBecause };
  const isDeclared = typeof declared[date] === 'string';
  return { date: day, movedBecause: isDeclared ? movedBecause : withStates(movedBecause, date, region) };
}
