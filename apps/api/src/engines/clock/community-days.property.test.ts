import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nightOf, NIGHT_MINUTES } from '../schedules/night.ts';
import { changedZones, dayAt, zoneOfDay } from './community-days.ts';
import { momentOf } from './local-time.ts';

const HOUR = 3_600_000;
// From ten hours behind UTC to fourteen ahead in summer, with half hours and summer time north and south
const zones = [
  'Pacific/Honolulu',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Apia',
];
// Noon in UTC before ordinary days and those on which the clocks of Sydney, Auckland or London change
const dates = ['2026-07-01', '2026-10-03', '2026-04-04', '2026-09-26', '2026-10-24', '2026-12-31'];

/** A facility that changes its zone twice, at any hours: what its zones are at each moment. */
const history = fc
  .record({
    first: fc.constantFrom(...zones),
    changes: fc.array(fc.record({ zone: fc.constantFrom(...zones), after: fc.integer({ min: 0, max: 50 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
    date: fc.constantFrom(...dates),
  })
  .map(({ first, changes, date }) => {
    const start = Date.parse(`${date}T12:00:00Z`);
    const steps = [{ at: 0, zones: { timeZone: first, formerTimeZones: [] } as CommunityZones }];
    let at = start;
    for (const { zone, after } of changes) {
      at += after * HOUR;
      const { from: _, ...next } = changedZones(steps.at(-1)?.zones as CommunityZones, zone, new Date(at));
      steps.push({ at, zones: next });
    }
    const zonesAt = (moment: number) => steps.findLast((step) => step.at <= moment)?.zones as CommunityZones;
    return { start, last: steps.at(-1)?.zones as CommunityZones, zonesAt };
  });

const ticks = ({ start }: { start: number }) => Array.from({ length: 24 * 8 }, (_, at) => start + (at - 24) * HOUR);

it('each moment is in exactly one day of a facility, and days follow each other, whatever it changes [2C112]', () => {
  fc.assert(
    fc.property(history, (facility) => {
      let before: string | undefined;
      for (const moment of ticks(facility)) {
        const day = dayAt(facility.zonesAt(moment), new Date(moment));
        if (before !== undefined) expect([before, addDays(before, 1)]).toContain(day);
        before = day;
        // The file of a day has the moments of that day, also when it is written after all changes
        const startOf = (wanted: string) => momentOf(`${wanted}T00:00`, zoneOfDay(facility.last, wanted)).getTime();
        expect(startOf(day) <= moment && moment < startOf(addDays(day, 1))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

it('the run of schedules comes to each day once, not before the day begins, and to none late', () => {
  fc.assert(
    fc.property(history, (facility) => {
      const done = new Map<string, number>();
      for (const moment of ticks(facility)) {
        const { day, minute } = nightOf(facility.zonesAt(moment), new Date(moment));
        const whole = minute === NIGHT_MINUTES ? day : addDays(day, -1);
        if (!done.has(whole)) done.set(whole, moment);
      }
      const days = [...done.keys()];
      expect(days).toEqual(days.map((_, at) => addDays(days[0] ?? '', at)));
      for (const [day, moment] of [...done].slice(1)) {
        const begins = momentOf(`${day}T00:00`, zoneOfDay(facility.last, day)).getTime();
        expect(moment).toBeGreaterThanOrEqual(begins);
        // The run is over at 3:30; with the clocks, and at whole hours, at 5:00
        expect(moment).toBeLessThanOrEqual(begins + 5 * HOUR);
      }
    }),
    { numRuns: 200 },
  );
});
