import { addDays, isWeekend } from './days.ts';
import { bankClosureOn, type HolidayRegion } from './public-holidays.ts';

/** Days that a bank has declared beyond the rules, by date: its reason when closed, null when open after all. */
export type BankingExceptions = Readonly<Record<string, string | null>>;

/** The banking days of a region: AU is the clearing between Australian banks, a state its banks' counters. */
export interface BankingCalendar {
  /** `Weekend` or the name of the holiday; null on a banking day. */
  closedBecause(date: string): string | null;
  isBankingDay(date: string): boolean;
  /** The day itself where it is a banking day, otherwise the next one. */
  onOrAfter(date: string): string;
  onOrBefore(date: string): string;
  /** The first banking day after a date. */
  next(date: string): string;
  previous(date: string): string;
  /** So many banking days after `onOrAfter(date)`; before `onOrBefore(date)` where negative. */
  add(date: string, days: number): string;
}

/** Dates are calendar dates yyyy-mm-dd of the region; no time zone is involved. Several regions: closed where one is. */
export function bankingCalendar(
  region: HolidayRegion | readonly HolidayRegion[],
  exceptions: BankingExceptions = {},
): BankingCalendar {
  const regions = typeof region === 'string' ? [region] : region;
  const closedBecause = (date: string): string | null => {
    const declared = exceptions[date];
    if (declared !== undefined) return declared;
    if (isWeekend(date)) return 'Weekend';
    return regions.map((each) => bankClosureOn(each, date)).find((reason) => reason !== null) ?? null;
  };
  const seek = (date: string, step: 1 | -1): string => {
    let day = date;
    while (closedBecause(day) !== null) day = addDays(day, step);
    return day;
  };
  const next = (date: string) => seek(addDays(date, 1), 1);
  const previous = (date: string) => seek(addDays(date, -1), -1);
  return {
    closedBecause,
    isBankingDay: (date) => closedBecause(date) === null,
    onOrAfter: (date) => seek(date, 1),
    onOrBefore: (date) => seek(date, -1),
    next,
    previous,
    add(date, days) {
      let day = seek(date, days < 0 ? -1 : 1);
      for (let left = Math.abs(days); left > 0; left--) day = days < 0 ? previous(day) : next(day);
      return day;
    },
  };
}
