import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/iso-date.ts';
import { dayLabel, pointsOfDays } from './days.ts';

describe('pointsOfDays', () => {
  it('has every day once, in order, with nothing where nothing happened', () => {
    const points = pointsOfDays([{ date: '2026-11-20', values: { approved: 3 } }], {
      from: '2026-11-18',
      to: '2026-11-20',
      today: '2026-11-20',
    });
    expect(points).toEqual([
      { label: 'Wed 18', name: 'Wed 18 Nov 2026', values: {}, partial: false },
      { label: 'Thu 19', name: 'Thu 19 Nov 2026', values: {}, partial: false },
      { label: 'Fri 20', name: 'Fri 20 Nov 2026', values: { approved: 3 }, partial: true },
    ]);
  });

  it('loses no value inside the days and takes none from outside', () => {
    const offset = fc.integer({ min: -40, max: 40 });
    const rows = fc.uniqueArray(fc.tuple(offset, fc.nat({ max: 1000 })), { selector: ([day]) => day });
    fc.assert(
      fc.property(rows, fc.nat({ max: 40 }), (entries, length) => {
        const from = '2026-02-20';
        const points = pointsOfDays(
          entries.map(([day, value]) => ({ date: addDays(from, day), values: { a: value } })),
          { from, to: addDays(from, length) },
        );
        const inside = entries.filter(([day]) => day >= 0 && day <= length);
        expect(points).toHaveLength(length + 1);
        expect(new Set(points.map(({ name }) => name)).size).toBe(length + 1);
        expect(points.reduce((sum, point) => sum + (point.values['a'] ?? 0), 0)).toBe(
          inside.reduce((sum, [, value]) => sum + value, 0),
        );
      }),
    );
  });
});

describe('dayLabel', () => {
  it('names the month where one begins when there is no room for weekdays', () => {
    expect(dayLabel('2026-12-01', 30)).toBe('1 Dec');
    expect(dayLabel('2026-12-02', 30)).toBe('2');
    expect(dayLabel('2026-12-02', 7)).toBe('Wed 2');
  });
});
