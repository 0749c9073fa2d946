import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isIsoDate, isoDate, longDate, readDate, shortDate, weekday, weeksOf } from './iso-date.ts';

const date = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10));

describe('readDate', () => {
  it.each([
    ['24/11/2026', '2026-11-24'],
    ['1/2/26', '2026-02-01'],
    ['24 Nov 2026', '2026-11-24'],
    ['24 november 2026', '2026-11-24'],
    ['1st Sept, 2026', '2026-09-01'],
    ['24-11-2026', '2026-11-24'],
    ['24.11.2026', '2026-11-24'],
    ['24Nov2026', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['Tuesday 24 November 2026', '2026-11-24'],
    ['29 Feb 2028', '2028-02-29'],
  ])('reads %s', (text, expected) => expect(readDate(text)).toBe(expected));

  it.each(['', '24', '24/11', '29 Feb 2027', '31/04/2026', '11/24/2026', '24 Foo 2026', '2026-13-01', '0/1/2026'])(
    'refuses %s',
    (text) => expect(readDate(text)).toBeUndefined(),
  );

  it('reads back every date as it is shown', () => {
    fc.assert(
      fc.property(date, (iso) => {
        expect([readDate(shortDate(iso)), readDate(longDate(iso))]).toEqual([iso, iso]);
      }),
    );
  });
});

it('knows which dates exist', () => {
  expect([isIsoDate('2026-02-28'), isIsoDate('2026-02-29'), isIsoDate('26-02-01')]).toEqual([true, false, false]);
  expect(isoDate(2026, 2, 30)).toBeUndefined();
  expect(isoDate(99, 1, 1)).toBe('0099-01-01');
});

it('keeps to the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

it('a week later is the same weekday', () => {
  fc.assert(
    fc.property(date, (iso) => {
      expect(weekday(addDays(iso, 7))).toBe(weekday(iso));
    }),
  );
  expect(weekday('2026-11-23')).toBe(0);
});

it('lays out a month from Monday with each of its days once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeksOf('2027-02')).toHaveLength(4);
});
