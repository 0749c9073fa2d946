import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardExpiry } from './cards.ts';
import { cardExpiryStatus, expiringMonths, expiryText, readExpiry } from './card-expiry-window.ts';

const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: Date.UTC(2020, 0, 1) / DAY, max: Date.UTC(2079, 0, 1) / DAY }).map((day) => day * DAY);
const anyMonth = fc.record({ year: fc.integer({ min: 2019, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) });

describe('a card', () => {
  it.each([
    ['2026-11-20', 10, 2026, 'EXPIRED'],
    ['2026-11-20', 11, 2026, 'EXPIRING'],
    ['2026-11-30', 11, 2026, 'EXPIRING'],
    ['2026-12-01', 11, 2026, 'EXPIRED'],
    ['2026-11-20', 12, 2026, 'EXPIRING'],
    // 1 Dec + 60 days = 30 Jan: the last day of January is one too far, on 2 Dec it is the last one
    ['2026-12-01', 1, 2027, 'USABLE'],
    ['2026-12-02', 1, 2027, 'EXPIRING'],
    ['2026-12-31', 2, 2027, 'EXPIRING'],
    ['2027-12-31', 2, 2028, 'EXPIRING'],
    ['2027-12-30', 2, 2028, 'USABLE'],
  ] as const)('on %s, ending %i/%i, is %s', (today, month, year, status) => {
    expect(cardExpiryStatus({ month, year }, today)).toBe(status);
  });

  it('is marked when, and only when, its last day is one of the next 60', () => {
    fc.assert(
      fc.property(anyDay, anyMonth, (today, { year, month }) => {
        const daysLeft = (Date.UTC(year, month, 0) - today) / DAY;
        const expected = daysLeft < 0 ? 'EXPIRED' : daysLeft <= 60 ? 'EXPIRING' : 'USABLE';
        expect(cardExpiryStatus({ year, month }, iso(today))).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('that the form would take is not expired, and the other way round', () => {
    fc.assert(
      fc.property(anyDay, anyMonth, (today, expiry) => {
        const entered = cardExpiry(expiryText(expiry), iso(today));
        expect(cardExpiryStatus(expiry, iso(today)) === 'EXPIRED').toBe(entered === 'expired');
      }),
    );
  });
});

it('the months marked are one to three that follow one another', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const { from, to } = expiringMonths(iso(today));
      const months = to.year * 12 + to.month - (from.year * 12 + from.month) + 1;
      expect(months).toBeGreaterThanOrEqual(1);
      expect(months).toBeLessThanOrEqual(3);
    }),
  );
});

it('an expiry is read as it is written', () => {
  fc.assert(
    fc.property(anyMonth, (expiry) => {
      expect(readExpiry(expiryText(expiry))).toEqual(expiry);
    }),
  );
  for (const text of ['', '13/28', '828', '08/1928', '2028-13', '08/202', '00/28']) expect(readExpiry(text)).toBeNull();
  for (const text of ['08/2028', '082028', '08 / 2028', '8/28', '8/2028', '2028-08', '2028-8', '08.28', '08\u201328'])
    expect(readExpiry(text)).toEqual({ year: 2028, month: 8 });
  expect(readExpiry('0828')).toEqual({ year: 2028, month: 8 });
});
