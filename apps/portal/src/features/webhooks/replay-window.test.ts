import { describe, expect, it } from 'vitest';
import { instantOf } from './replay-window.ts';

describe('a time on the clocks of a zone', () => {
  it.each([
    ['2026-11-24', '09:15', 'Australia/Sydney', '2026-11-23T22:15:00.000Z'],
    ['2026-07-01', '00:00', 'Australia/Sydney', '2026-06-30T14:00:00.000Z'],
    ['2026-11-24', '23:59', 'Pacific/Auckland', '2026-11-24T10:59:00.000Z'],
    ['2026-11-24', '12:00', 'Australia/Adelaide', '2026-11-24T01:30:00.000Z'],
    // Clocks go back at 3 am on 5 April and forward at 2 am on 4 October
    ['2026-04-05', '03:00', 'Australia/Sydney', '2026-04-04T17:00:00.000Z'],
    ['2026-10-04', '01:59', 'Australia/Sydney', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04', '03:00', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
  ])('is an instant: %s %s in %s', (date, time, zone, instant) => expect(instantOf(date, time, zone)).toBe(instant));

  it.each([
    ['', '09:00'],
    ['2026-02-30', '09:00'],
    ['2026-11-24', ''],
    ['2026-11-24', '24:00'],
  ])('is none: %s %s', (date, time) => expect(instantOf(date, time, 'Australia/Sydney')).toBeUndefined());
});
