import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { australianStates } from './australian-holidays.ts';
import { dateOfDay, dayNumber, easterSunday, isWeekend, weekdayOf } from './days.ts';
import { publicHolidayOn, publicHolidays, type HolidayRegion } from './public-holidays.ts';

const regions: readonly HolidayRegion[] = ['AU', 'NZ', ...australianStates];
const days = (region: HolidayRegion, year: number) =>
  publicHolidays(region, year)
    .map(({ date }) => date.slice(5))
    .join(' ');
const year = fc.integer({ min: 2015, max: 2052 });

describe('public holidays', () => {
  it('of New South Wales', () => {
    expect(days('NSW', 2026)).toBe('01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28');
    expect(days('NSW', 2027)).toBe(
      '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28',
    );
  });

  it('of New Zealand, with their Mondays', () => {
    expect(days('NZ', 2026)).toBe('01-01 01-02 02-06 04-03 04-06 04-25 04-27 06-01 07-10 10-26 12-25 12-26 12-28');
    expect(days('NZ', 2027)).toBe(
      '01-01 01-02 01-04 02-06 02-08 03-26 03-29 04-25 04-26 06-07 06-25 10-25 12-25 12-26 12-27 12-28',
    );
    // 1 January on a Saturday and on a Sunday
    expect(days('NZ', 2028)).toMatch(/^01-01 01-02 01-03 01-04 /);
    expect(days('NZ', 2023)).toMatch(/^01-01 01-02 01-03 02-06 /);
    expect(
      [2028, 2029, 2030].map((entry) => publicHolidays('NZ', entry).find(({ name }) => name === 'Matariki')?.date),
    ).toEqual(['2028-07-14', '2029-07-06', '2030-06-21']);
  });

  it.each([
    ['VIC', '2026-03-09', 'Labour Day'],
    ['VIC', '2026-11-03', 'Melbourne Cup Day'],
    ['VIC', '2026-09-25', 'Friday before the Grand Final'],
    ['VIC', '2022-09-23', 'Friday before the Grand Final'],
    ['VIC', '2026-04-27', null],
    ['QLD', '2026-10-05', "King's Birthday"],
    ['QLD', '2026-06-08', null],
    ['QLD', '2027-04-26', 'Anzac Day (observed)'],
    ['QLD', '2027-04-25', null],
    ['WA', '2026-09-28', "King's Birthday"],
    ['WA', '2024-09-23', "King's Birthday"],
    ['WA', '2026-04-27', 'Anzac Day (observed)'],
    ['WA', '2026-06-01', 'Western Australia Day'],
    ['SA', '2026-03-09', 'Adelaide Cup Day'],
    ['ACT', '2026-06-01', 'Reconciliation Day'],
    ['ACT', '2027-05-31', 'Reconciliation Day'],
    ['NT', '2026-08-03', 'Picnic Day'],
    ['TAS', '2026-04-04', null],
    ['NSW', '2026-08-03', null],
    ['AU', '2022-09-22', 'National Day of Mourning'],
    ['NZ', '2022-09-26', 'Queen Elizabeth II Memorial Day'],
    ['AU', '2028-01-03', "New Year's Day (observed)"],
    ['AU', '2028-01-26', 'Australia Day'],
    ['AU', '2022-12-27', 'Christmas Day (observed)'],
  ] as const)('%s %s: %s', (region, date, name) => expect(publicHolidayOn(region, date)).toBe(name));

  it('have Easter where it is', () => {
    const known = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2285-03-22'];
    expect(known.map((date) => easterSunday(Number(date.slice(0, 4))))).toEqual(known);
  });

  it('fall where they should in every year', () => {
    fc.assert(
      fc.property(fc.constantFrom(...regions), year, (region, entry) => {
        const holidays = publicHolidays(region, entry);
        expect(holidays.map((holiday) => holiday.date)).toEqual(holidays.map((holiday) => holiday.date).toSorted());
        for (const { date, name } of holidays) {
          expect(Number(date.slice(0, 4))).toBe(entry);
          if (/Monday|King|Labour|\bCup Day\b(?<!Melbourne Cup Day)|Picnic/.test(name) && name !== 'Easter Saturday')
            expect(weekdayOf(date)).toBe(1);
          if (name === 'Matariki' || name === 'Good Friday') expect(weekdayOf(date)).toBe(5);
          if (name.endsWith('(observed)')) expect(isWeekend(date)).toBe(false);
        }
      }),
    );
  });

  it('of the whole country are holidays of every state, and no weekday of Christmas, Boxing or New Year’s Day is lost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...australianStates), year, (state, entry) => {
        const own = new Set(publicHolidays(state, entry).map(({ date }) => date));
        const missing = publicHolidays('AU', entry).filter(({ date }) => !own.has(date));
        // Where Anzac Day moves, its Sunday is none
        expect(missing.filter(({ name }) => name !== 'Anzac Day')).toEqual([]);
        const weekdays = publicHolidays(state, entry).filter(
          ({ date, name }) => /Christmas|Boxing|New Year/.test(name) && !isWeekend(date),
        );
        expect(weekdays).toHaveLength(3);
      }),
    );
  });

  it('count days without a time zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const date = dateOfDay(day);
        expect(dayNumber(date)).toBe(day);
        expect(weekdayOf(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});
