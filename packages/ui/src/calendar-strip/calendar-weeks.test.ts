import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/iso-date.ts';
import { calendarWeeks } from './calendar-weeks.ts';

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('calendar weeks', () => {
  it('begins on the Monday of the week', () => {
    for (const day of ['2026-11-16', '2026-11-20', '2026-11-22'])
      expect(calendarWeeks(day, 1)[0]?.[0]).toBe('2026-11-16');
  });

  it('crosses months, years and leap days', () => {
    expect(calendarWeeks('2026-12-31', 1)[0]?.slice(3)).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
    expect(calendarWeeks('2028-02-29', 1)[0]?.slice(0, 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });

  it('is not disturbed by the change to summer time', () => {
    expect(calendarWeeks('2026-10-04', 2).flat()).toHaveLength(14);
    expect(calendarWeeks('2026-10-04', 1)[0]).toEqual(
      ['09-28', '09-29', '09-30', '10-01', '10-02', '10-03', '10-04'].map((day) => `2026-${day}`),
    );
  });

  it('counts days without a gap and holds the first date in its first week', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 8 }), (from, weeks) => {
        const days = calendarWeeks(from, weeks).flat();
        expect(days).toHaveLength(weeks * 7);
        expect(days.slice(0, 7)).toContain(from);
        days.forEach((day, index) => expect(day).toBe(addDays(days[0] ?? '', index)));
      }),
    );
  });
});
