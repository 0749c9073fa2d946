import { dateIn, MONDAY, nthWeekday } from './days.ts';
import { fromEaster, holiday, listed, since, type HolidayRule } from './holiday-rule.ts';

// Te Kāhui o Matariki Public Holiday Act 2022, schedule 1: fixed by statute to 2052
const MATARIKI = (
  '2022-06-24 2023-07-14 2024-06-28 2025-06-20 2026-07-10 2027-06-25 2028-07-14 2029-07-06 ' +
  '2030-06-21 2031-07-11 2032-07-02 2033-06-24 2034-07-07 2035-06-29 2036-07-18 2037-07-10 ' +
  '2038-06-25 2039-07-15 2040-07-06 2041-07-19 2042-07-11 2043-07-03 2044-06-24 2045-07-07 ' +
  '2046-06-29 2047-07-19 2048-07-03 2049-06-25 2050-07-15 2051-06-30 2052-06-21'
).split(' ');

const on = (month: number, day: number) => (year: number) => dateIn(year, month, day);

/** National holidays of New Zealand with their Mondayisation (Holidays Act 2003); anniversary days are regional. */
export const newZealandRules: readonly HolidayRule[] = [
  holiday("New Year's Day", on(1, 1), 'adds-two-days-later'),
  holiday("Day after New Year's Day", on(1, 2), 'adds-two-days-later'),
  holiday('Waitangi Day', on(2, 6), 'adds-monday'),
  holiday('Good Friday', fromEaster(-2)),
  holiday('Easter Monday', fromEaster(1)),
  holiday('Anzac Day', on(4, 25), 'adds-monday'),
  holiday("King's Birthday", (year) => nthWeekday(year, 6, MONDAY, 1)),
  since(2022, holiday('Matariki', listed(MATARIKI))),
  holiday('Queen Elizabeth II Memorial Day', listed(['2022-09-26'])),
  holiday('Labour Day', (year) => nthWeekday(year, 10, MONDAY, 4)),
  holiday('Christmas Day', on(12, 25), 'adds-two-days-later'),
  holiday('Boxing Day', on(12, 26), 'adds-two-days-later'),
];
