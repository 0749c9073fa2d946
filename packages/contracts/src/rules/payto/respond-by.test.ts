import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localMoment } from '../banking-calendar/local-moment.ts';
import { RESPOND_WITHIN_MINUTES, respondBy, timeLeft } from './respond-by.ts';

const now = new Date('2026-11-20T03:00:00Z');
const left = (milliseconds: number) => timeLeft(new Date(now.getTime() + milliseconds), now);
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

describe('the time in which a payer can respond', () => {
  it('is five calendar days, weekends and holidays included [1K015 1R105 1R237]', () => {
    expect(RESPOND_WITHIN_MINUTES).toBe(5 * 24 * 60);
    expect(respondBy(new Date('2026-12-24T05:30:00Z'))).toEqual(new Date('2026-12-29T05:30:00Z'));
  });

  it('is as long over the change to daylight saving, so that the clock in Sydney shows another hour', () => {
    const submittedAt = new Date('2026-10-01T03:00:00Z');
    expect(localMoment(submittedAt, 'Australia/Sydney')).toEqual({ date: '2026-10-01', time: '13:00' });
    expect(localMoment(respondBy(submittedAt), 'Australia/Sydney')).toEqual({ date: '2026-10-06', time: '14:00' });
  });

  it.each([
    [5 * day, '5 days left'],
    [3 * day + 4 * hour + 59 * minute, '3 days 4 hours left'],
    [3 * day + 59 * minute, '3 days left'],
    [day + hour, '1 day 1 hour left'],
    [day - second, '23 hours 59 minutes left'],
    [hour + minute, '1 hour 1 minute left'],
    [hour, '1 hour left'],
    [hour - second, '59 minutes left'],
    [minute, '1 minute left'],
    [minute - second, 'Less than a minute left'],
    [0, 'No time left'],
    [-day, 'No time left'],
  ])('of %i ms reads %s', (milliseconds, words) => expect(left(milliseconds)).toBe(words));

  it('is never said to be longer than it is, and by less than an hour shorter', () => {
    const length: Record<string, number> = { day, hour, minute };
    fc.assert(
      fc.property(fc.integer({ min: minute, max: 6 * day }), (milliseconds) => {
        const said = [...left(milliseconds).matchAll(/(\d+) (day|hour|minute)/g)];
        const sum = said.reduce((total, [, count, unit]) => total + Number(count) * (length[unit ?? ''] ?? 0), 0);
        expect(milliseconds - sum).toBeGreaterThanOrEqual(0);
        expect(milliseconds - sum).toBeLessThan(milliseconds < day ? minute : hour);
      }),
    );
  });
});
