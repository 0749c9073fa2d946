import { bankHoliday, nationalRules, stateRules, type AustralianState } from './australian-holidays.ts';
import type { Holiday, HolidayRule } from './holiday-rule.ts';
import { newZealandRules } from './new-zealand-holidays.ts';

/** All of Australia, a state or territory, or New Zealand. */
export type HolidayRegion = 'AU' | AustralianState | 'NZ';

function rulesOf(region: HolidayRegion): readonly HolidayRule[] {
  if (region === 'NZ') return newZealandRules;
  return region === 'AU' ? nationalRules : stateRules(region);
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** Names by date. Two holidays on one day give the first its name. */
function holidaysOf(region: HolidayRegion | 'NSW_BANKS' | 'CLEARING', year: number): ReadonlyMap<string, string> {
  const key = `${region} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const made = region === 'CLEARING' ? clearingHolidays(year) : named(region, year);
  known.set(key, made);
  return made;
}

function named(region: HolidayRegion | 'NSW_BANKS', year: number): Map<string, string> {
  const rules = region === 'NSW_BANKS' ? [...rulesOf('NSW'), bankHoliday] : rulesOf(region);
  const days = new Map<string, string>();
  for (const { date, name } of rules.flatMap((rule) => rule(year))) if (!days.has(date)) days.set(date, name);
  return days;
}

/** Australian clearing stops on national holidays, and where both Sydney and Melbourne have one. */
function clearingHolidays(year: number): Map<string, string> {
  const melbourne = holidaysOf('VIC', year);
  const both = [...holidaysOf('NSW', year)].filter(([date]) => melbourne.has(date));
  return new Map([...holidaysOf('AU', year), ...both]);
}

const inOrder = (holiday: Holiday, other: Holiday): number => (holiday.date < other.date ? -1 : 1);

/** The public holidays of a year, in order, weekends included. */
export const publicHolidays = (region: HolidayRegion, year: number): Holiday[] =>
  [...holidaysOf(region, year)].map(([date, name]) => ({ date, name })).toSorted(inOrder);

/** The name of the public holiday on a date, or null. */
export const publicHolidayOn = (region: HolidayRegion, date: string): string | null =>
  holidaysOf(region, Number(date.slice(0, 4))).get(date) ?? null;

/** The name of the holiday that closes banks on a date, or null. AU is the clearing between banks. */
export function bankClosureOn(region: HolidayRegion, date: string): string | null {
  const closed = region === 'AU' ? 'CLEARING' : region === 'NSW' ? 'NSW_BANKS' : region;
  return holidaysOf(closed, Number(date.slice(0, 4))).get(date) ?? null;
}
