import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyAt, every } from './schedule.ts';

const SYDNEY = 'Australia/Sydney';
const next = (now: string, time: string, zone = SYDNEY) => dailyAt(time)(new Date(now), zone).toISOString();

describe('schedules', () => {
  it('run at round moments', () => {
    expect(every(60_000)(new Date('2026-11-20T09:00:00.000Z')).toISOString()).toBe('2026-11-20T09:01:00.000Z');
    expect(every(60_000)(new Date('2026-11-20T09:00:59.999Z')).toISOString()).toBe('2026-11-20T09:01:00.000Z');
  });

  it('run once a day by the clock of the zone, also when it changes', () => {
    expect(next('2026-11-20T09:00:00Z', '02:30')).toBe('2026-11-20T15:30:00.000Z');
    expect(next('2026-11-20T15:30:00Z', '02:30')).toBe('2026-11-21T15:30:00.000Z');
    // 4 October 2026: 02:00 to 03:00 does not exist; 4 April 2027: 02:00 to 03:00 comes twice
    expect(next('2026-10-03T15:00:00Z', '02:30')).toBe('2026-10-03T16:30:00.000Z');
    expect(next('2027-04-03T14:00:00Z', '02:30')).toBe('2027-04-03T15:30:00.000Z');
    expect(next('2026-11-20T09:00:00Z', '00:00', 'Pacific/Auckland')).toBe('2026-11-20T11:00:00.000Z');
  });

  it('are due within the next day and an hour, at that time of day, in any zone', () => {
    const zones = fc.constantFrom(SYDNEY, 'Pacific/Auckland', 'Australia/Perth', 'Australia/Lord_Howe', 'UTC');
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, fc.integer({ min: 0, max: 23 }), (now, zone, hour) => {
        const time = `${String(hour).padStart(2, '0')}:15`;
        const due = dailyAt(time)(now, zone);
        expect(due.getTime()).toBeGreaterThan(now.getTime());
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(due);
        // Only in the hour that the clock skips it shows something later
        if (hour > 3 || hour < 1) expect(shown).toBe(time);
      }),
    );
  });
});
