import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayDate, isCalendarDate } from './calendar-date.ts';

it('knows the days that exist', () => {
  const day = fc.record({
    year: fc.integer({ min: 1600, max: 2999 }),
    month: fc.integer({ min: 0, max: 13 }),
    date: fc.integer({ min: 0, max: 32 }),
  });
  fc.assert(
    fc.property(day, ({ year, month, date }) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      const real = new Date(Date.UTC(year, month - 1, date));
      expect(isCalendarDate(text)).toBe(real.getUTCMonth() === month - 1 && real.getUTCDate() === date);
    }),
    { numRuns: 1000 },
  );
});

it.each(['2026-2-01', '26-02-01', '2026-02-01T00:00', ' 2026-02-01', ''])('refuses %j', (text) =>
  expect(isCalendarDate(text)).toBe(false),
);

it('reads as DD MMM YYYY', () => expect(displayDate('2026-11-04')).toBe('04 Nov 2026'));
