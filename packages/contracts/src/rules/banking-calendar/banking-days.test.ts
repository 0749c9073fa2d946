import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankingCalendar } from './banking-days.ts';
import { dateOfDay } from './days.ts';
import type { HolidayRegion } from './public-holidays.ts';

const anyDate = fc.integer({ min: 17_000, max: 30_000 }).map(dateOfDay);
const anyRegion = fc.constantFrom<HolidayRegion>('AU', 'NSW', 'VIC', 'WA', 'NZ');

describe('banking days', () => {
  it.each([
    ['2026-04-03', '2026-04-07'],
    ['2026-04-25', '2026-04-28'],
    ['2026-12-25', '2026-12-29'],
    ['2027-01-01', '2027-01-04'],
    ['2026-01-26', '2026-01-27'],
    ['2026-06-08', '2026-06-09'],
    ['2026-08-03', '2026-08-04'],
    ['2027-12-25', '2027-12-29'],
  ])('of New South Wales: after %s comes %s', (date, next) => {
    const calendar = bankingCalendar('NSW');
    expect(calendar.isBankingDay(date)).toBe(false);
    expect(calendar.next(date)).toBe(next);
    expect(calendar.onOrAfter(date)).toBe(next);
  });

  it.each([
    ['2026-04-27', true],
    ['2026-08-03', true],
    ['2026-10-05', true],
    ['2026-11-03', true],
    ['2026-06-08', false],
    ['2026-04-03', false],
    ['2026-12-28', false],
    ['2022-09-22', false],
  ])('of Australian clearing: %s is one: %s', (date, open) =>
    expect(bankingCalendar('AU').isBankingDay(date)).toBe(open),
  );

  it('say why banks are closed', () => {
    const reasons = ['2026-07-10', '2026-07-11', '2026-07-13'].map((date) => bankingCalendar('NZ').closedBecause(date));
    expect(reasons).toEqual(['Matariki', 'Weekend', null]);
  });

  it('take what a bank has declared beyond the rules', () => {
    const calendar = bankingCalendar('AU', { '2026-11-23': 'System change', '2026-12-28': null });
    expect(calendar.next('2026-11-20')).toBe('2026-11-24');
    expect(calendar.closedBecause('2026-11-23')).toBe('System change');
    expect(calendar.next('2026-12-25')).toBe('2026-12-28');
  });

  it('go forth and back the same way, and nothing open lies between neighbours', () => {
    fc.assert(
      fc.property(anyRegion, anyDate, fc.integer({ min: 0, max: 30 }), (region, date, count) => {
        const calendar = bankingCalendar(region);
        const [next, previous] = [calendar.next(date), calendar.previous(date)];
        expect(previous < date && date < next).toBe(true);
        expect(calendar.isBankingDay(next) && calendar.isBankingDay(previous)).toBe(true);
        expect(calendar.onOrAfter(date)).toBe(calendar.isBankingDay(date) ? date : next);
        expect(calendar.onOrBefore(date)).toBe(calendar.isBankingDay(date) ? date : previous);
        expect(calendar.previous(next)).toBe(calendar.onOrBefore(date));
        const from = calendar.onOrAfter(date);
        expect(calendar.add(calendar.add(from, count), -count)).toBe(from);
        expect(calendar.add(date, count + 1)).toBe(calendar.next(calendar.add(date, count)));
      }),
    );
  });

  it('are never more than five calendar days apart', () => {
    fc.assert(
      fc.property(anyRegion, anyDate, (region, date) => {
        const days = (Date.parse(bankingCalendar(region).next(date)) - Date.parse(date)) / 86_400_000;
        expect(days).toBeLessThanOrEqual(6);
      }),
    );
  });
});
