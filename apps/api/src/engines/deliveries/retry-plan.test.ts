import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFailure, GIVE_UP_AFTER, restUntil, SWITCH_OFF_AFTER } from './retry-plan.ts';

const start = new Date('2026-11-20T09:00:00Z').getTime();
const at = (after: number) => new Date(start + after);
const plan = (failure: Partial<Parameters<typeof afterFailure>[0]>) =>
  afterFailure({
    createdAt: at(0),
    attempts: 1,
    failingSince: at(0),
    status: 500,
    retryAfter: null,
    now: at(0),
    random: 0.5,
    ...failure,
  });
const HOUR = 3_600_000;

describe('after a failed attempt', () => {
  it('waits longer and longer, up to four hours', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempts) => Number(plan({ attempts }).retryAt) - start);
    expect(waits.map((wait) => wait / 1000)).toEqual([15, 45, 135, 405, 1215, 3645, 10_935, 14_400, 14_400]);
  });

  it('moves each wait by up to a fifth', () => {
    expect(plan({ random: 0 }).retryAt).toEqual(at(12_000));
    expect(plan({ random: 1 }).retryAt).toEqual(at(18_000));
  });

  it.each([
    ['120', 429, 120],
    ['120', 503, 120],
    ['Fri, 20 Nov 2026 09:05:00 GMT', 503, 300],
    ['86400', 429, 3600],
    ['5', 429, 15],
    ['0', 503, 15],
    ['-5', 503, 15],
    ['Fri, 20 Nov 2026 08:00:00 GMT', 429, 15],
    ['soon', 429, 15],
    ['120', 500, 15],
  ])(
    'waits as long as Retry-After: %s of a %i says, up to an hour and never less than by itself',
    (retryAfter, status, seconds) => {
      const wait = (random: number) => (Number(plan({ retryAfter, status, random }).retryAt) - start) / 1000;
      const [least, middle, most] = [wait(0), wait(0.5), wait(1)];
      if (seconds > 15 && seconds < 3600)
        expect([least, middle, most]).toEqual([seconds, seconds * 1.1, seconds * 1.2]);
      else expect(middle).toBe(seconds);
      expect(wait(1)).toBeLessThanOrEqual(3600);
    },
  );

  it('does not give up sooner or later because the receiver requests time', () => {
    const response = { retryAfter: '3600', status: 429 };
    expect(plan({ ...response, now: at(GIVE_UP_AFTER - 1000) }).retryAt).toEqual(at(GIVE_UP_AFTER));
    expect(plan({ ...response, now: at(GIVE_UP_AFTER) }).isDead).toBe(true);
    expect(Number(plan({ ...response, attempts: 8 }).retryAt) - start).toBe(4 * HOUR);
  });

  it('tries for three days, last at their very end, in 20 to 30 attempts', () => {
    const random = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
    const latency = fc.infiniteStream(fc.integer({ min: 0, max: 10_000 }));
    fc.assert(
      fc.property(random, latency, (chances, delays) => {
        let now = at(0);
        for (let attempts = 1; attempts <= 30; attempts++) {
          const next = plan({
            now,
            attempts,
            random: chances.next().value as number,
            failingSince: now,
          });
          if (next.isDead) {
            expect(now.getTime() - start).toBeGreaterThanOrEqual(GIVE_UP_AFTER);
            expect(attempts).toBeGreaterThanOrEqual(20);
            return;
          }
          const retryAt = Number(next.retryAt);
          expect(retryAt).toBeGreaterThan(now.getTime());
          expect(retryAt - now.getTime()).toBeLessThanOrEqual(4.8 * HOUR);
          expect(retryAt).toBeLessThanOrEqual(start + GIVE_UP_AFTER);
          now = new Date(retryAt + (delays.next().value as number));
        }
        throw new Error('It never ends');
      }),
    );
  });

  it('gives it up at the end of its time', () => {
    expect(plan({ now: at(GIVE_UP_AFTER) })).toEqual({ isDead: true, retryAt: null, switchOff: null });
  });

  it('lets the endpoint rest where nothing of several objects arrives, for a quarter of the time that it fails', () => {
    const rest = (given: Partial<Parameters<typeof restUntil>[0]>) =>
      restUntil({ failures: 5, objects: 5, failingSince: at(0), now: at(0), random: 0.5, ...given });
    expect([rest({ failures: 4 }), rest({ objects: 4 })]).toEqual([null, null]);
    expect(rest({})).toEqual(at(15_000));
    expect(rest({ now: at(HOUR / 5) })).toEqual(at(HOUR / 4));
    expect(rest({ now: at(10 * HOUR) })).toEqual(at(10.25 * HOUR));
    expect(rest({ random: 1 })).toEqual(at(18_000));
  });

  it('switches off what is gone at once, and what fails for five days', () => {
    expect(plan({ status: 410 })).toMatchObject({ isDead: true, switchOff: 'GONE' });
    const now = at(SWITCH_OFF_AFTER);
    const createdAt = now;
    expect(plan({ now, createdAt }).switchOff).toBe('FAILING');
    expect(plan({ now, createdAt, failingSince: at(1) }).switchOff).toBeNull();
  });
});
