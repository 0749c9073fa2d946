import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateIn } from './date-in.ts';

const plain = (timeZone: string, moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone });

it('is the date that the calendar of the zone shows, at any moment and in any order', () => {
  const zone = fc.constantFrom('Australia/Sydney', 'Pacific/Auckland', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      expect(dateIn(timeZone, at)).toBe(plain(timeZone, at));
    }),
  );
});

it('changes with the minute that the day begins', () => {
  expect(dateIn('Australia/Sydney', new Date('2026-11-20T12:59:59.999Z'))).toBe('2026-11-20');
  expect(dateIn('Australia/Sydney', new Date('2026-11-20T13:00:00.000Z'))).toBe('2026-11-21');
});

it('is the date of the zone, not of UTC', () => {
  expect(dateIn('Australia/Sydney', new Date('2026-11-20T13:30:00Z'))).toBe('2026-11-21');
  expect(dateIn('UTC', new Date('2026-11-20T13:30:00Z'))).toBe('2026-11-20');
});
