import { addDays, dateIn, lastWeekday, MONDAY, nthWeekday, SATURDAY, TUESDAY, weekdayOnOrAfter } from './days.ts';
import { fromEaster, holiday, inYears, listed, since, type HolidayRule, type OnWeekend } from './holiday-rule.ts';

export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type AustralianState = (typeof australianStates)[number];

const on = (month: number, day: number) => (year: number) => dateIn(year, month, day);
const monday = (month: number, nth: number) => (year: number) => nthWeekday(year, month, MONDAY, nth);
const anzacDay = (onWeekend: OnWeekend) => holiday('Anzac Day', on(4, 25), onWeekend);

/** Holidays of every state and territory. */
const national: readonly HolidayRule[] = [
  holiday("New Year's Day", on(1, 1), 'adds-monday'),
  holiday('Australia Day', on(1, 26), 'moves-to-monday'),
  holiday('Good Friday', fromEaster(-2)),
  holiday('Easter Monday', fromEaster(1)),
  holiday('Christmas Day', on(12, 25), 'adds-two-days-later'),
  holiday('Boxing Day', on(12, 26), 'adds-two-days-later'),
  holiday('National Day of Mourning', listed(['2022-09-22'])),
];

const easterSaturday = holiday('Easter Saturday', fromEaster(-1));
const easterSunday = holiday('Easter Sunday', fromEaster(0));
const kingsBirthday = (date: (year: number) => string): HolidayRule => holiday("King's Birthday", date);
const secondMondayOfJune = kingsBirthday(monday(6, 2));
const labourDay = (month: number, nth: number, name = 'Labour Day') => holiday(name, monday(month, nth));

// Western Australia proclaims it each year: the last Monday of September, but for the years listed
const PROCLAIMED_IN_WA = ['2024-09-23'];
// The Friday before the last Saturday of September, but for the year listed
const GRAND_FINAL_ELSEWHERE = ['2020-10-23'];

const ofState: Readonly<Record<AustralianState, readonly HolidayRule[]>> = {
  ACT: [
    easterSaturday,
    easterSunday,
    anzacDay('adds-monday'),
    secondMondayOfJune,
    labourDay(10, 1),
    labourDay(3, 2, 'Canberra Day'),
    since(
      2018,
      holiday('Reconciliation Day', (year) => weekdayOnOrAfter(dateIn(year, 5, 27), MONDAY)),
    ),
  ],
  // The Monday after Anzac Day was declared for 2026 and 2027 only
  NSW: [
    easterSaturday,
    easterSunday,
    anzacDay('stays'),
    inYears([2026, 2027], (year) => anzacDay('adds-monday')(year).slice(1)),
    secondMondayOfJune,
    labourDay(10, 1),
  ],
  NT: [
    easterSaturday,
    easterSunday,
    anzacDay('sunday-moves'),
    secondMondayOfJune,
    labourDay(5, 1, 'May Day'),
    labourDay(8, 1, 'Picnic Day'),
  ],
  QLD: [easterSaturday, easterSunday, anzacDay('sunday-moves'), kingsBirthday(monday(10, 1)), labourDay(5, 1)],
  SA: [
    easterSaturday,
    since(2024, easterSunday),
    anzacDay('sunday-moves'),
    secondMondayOfJune,
    labourDay(10, 1),
    labourDay(3, 2, 'Adelaide Cup Day'),
  ],
  TAS: [anzacDay('stays'), secondMondayOfJune, labourDay(3, 2, 'Eight Hours Day')],
  VIC: [
    easterSaturday,
    easterSunday,
    anzacDay('stays'),
    secondMondayOfJune,
    labourDay(3, 2),
    holiday('Melbourne Cup Day', (year) => nthWeekday(year, 11, TUESDAY, 1)),
    since(
      2015,
      holiday('Friday before the Grand Final', (year) => {
        return listed(GRAND_FINAL_ELSEWHERE)(year) ?? addDays(lastWeekday(year, 9, SATURDAY), -1);
      }),
    ),
  ],
  WA: [
    since(2022, easterSunday),
    anzacDay('adds-monday'),
    kingsBirthday((year) => listed(PROCLAIMED_IN_WA)(year) ?? lastWeekday(year, 9, MONDAY)),
    labourDay(3, 1),
    labourDay(6, 1, 'Western Australia Day'),
  ],
};

/** The days that are holidays in all of Australia. */
export const nationalRules: readonly HolidayRule[] = [...national, anzacDay('stays')];

/** Statewide holidays of a state or territory; regional ones and parts of days are left out. */
export const stateRules = (state: AustralianState): readonly HolidayRule[] => [...national, ...ofState[state]];

/** Only banks in New South Wales are closed on it. */
export const bankHoliday: HolidayRule = holiday('Bank Holiday', monday(8, 1));
