import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { timeZones } from '@quickportal/contracts/rules/dates/community-zones';
import { runTimes } from '@quickportal/contracts/report-schedules/report-templates';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn } from '../../kernel/date-in.ts';
import { changedZones } from '../../engines/clock/community-days.ts';
import { missedRunDays, nextRunDay, runMoment } from './next-run.ts';

const MINUTE = 60_000;
const zone = fc.constantFrom(...timeZones);
const runTime = fc.constantFrom(...runTimes);
const frequency = fc.constantFrom('DAY', 'WEEK', 'MONTH' as const);
const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('when a report runs', () => {
  it('is once on each of its days, in whatever zone and although clocks change', () => {
    fc.assert(
      fc.property(zone, runTime, moment, (timeZone, time, from) => {
        const zones = { timeZone, formerTimeZones: [] };
        const daily = { frequency: 'DAY' as const, runTime: time };
        const first = nextRunDay(zones, daily, from);
        const year = new Date(runMoment(zones, addDays(first, 400), time));
        const days = missedRunDays(zones, { ...daily, nextRunOn: first }, year);
        expect(days).toEqual(Array.from({ length: 401 }, (_, day) => addDays(first, day)));
        const moments = days.map((day) => runMoment(zones, day, time).getTime());
        expect(moments.every((at, index) => index === 0 || at > moments[index - 1]!)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same whether the worker looks each minute or was down in between', () => {
    fc.assert(
      fc.property(
        zone,
        runTime,
        frequency,
        moment,
        fc.integer({ min: 1, max: 90 }),
        (timeZone, time, often, from, down) => {
          const zones = { timeZone, formerTimeZones: [] };
          const when = { frequency: often, runTime: time };
          const until = new Date(from.getTime() + down * 24 * 60 * MINUTE);
          const atOnce = missedRunDays(zones, { ...when, nextRunOn: nextRunDay(zones, when, from) }, until);
          const oneByOne: string[] = [];
          for (let now = from, day = nextRunDay(zones, when, now); ; day = nextRunDay(zones, when, now, day)) {
            now = runMoment(zones, day, time);
            if (now > until) break;
            oneByOne.push(day);
          }
          expect(atOnce).toEqual(oneByOne);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('skips no day and repeats none when the community changes its zone', () => {
    fc.assert(
      fc.property(zone, zone, runTime, moment, (before, after, time, at) => {
        const zones = { timeZone: before, formerTimeZones: [] };
        const daily = { frequency: 'DAY' as const, runTime: time };
        const nextRunOn = nextRunDay(zones, daily, at);
        const changed = changedZones(zones, after, at);
        const until = new Date(at.getTime() + 5 * 24 * 60 * MINUTE);
        const days = missedRunDays(changed, { ...daily, nextRunOn }, until);
        expect(days).toEqual(days.map((_, index) => addDays(nextRunOn, index)));
        expect(days.length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it('does not repeat the day when the time is moved to later on the same day', () => {
    const zones = { timeZone: 'Australia/Sydney', formerTimeZones: [] };
    const noon = new Date('2026-11-20T01:00:00Z');
    expect(nextRunDay(zones, { frequency: 'DAY', runTime: '14:00' }, noon)).toBe('2026-11-20');
    expect(nextRunDay(zones, { frequency: 'DAY', runTime: '14:00' }, noon, '2026-11-20')).toBe('2026-11-21');
  });

  it('is an hour later on the day on which clocks skip the time, and once where it comes twice', () => {
    const zones = { timeZone: 'Australia/Sydney', formerTimeZones: [] };
    expect(runMoment(zones, '2026-10-04', '02:30').toISOString()).toBe('2026-10-03T16:30:00.000Z');
    expect(runMoment(zones, '2026-04-05', '02:30').toISOString()).toBe('2026-04-04T15:30:00.000Z');
    expect(dateIn('Australia/Sydney', runMoment(zones, '2026-10-04', '02:30'))).toBe('2026-10-04');
  });

  it.each([
    ['DAY', '2026-11-21'],
    ['WEEK', '2026-11-22'],
    ['MONTH', '2026-12-01'],
  ] as const)('of the frequency %s is %s after a Friday [2K030]', (often, day) => {
    const zones = { timeZone: 'Australia/Sydney', formerTimeZones: [] };
    const friday = new Date('2026-11-20T09:00:00Z');
    expect(nextRunDay(zones, { frequency: often, runTime: '05:00' }, friday)).toBe(day);
  });
});
