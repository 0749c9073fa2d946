import { describe, expect, it } from 'vitest';
import { momentOf } from './local-time.ts';

describe('local time', () => {
  it('is read as the zone shows it', () => {
    expect(momentOf('2026-12-24T09:00', 'Australia/Sydney').toISOString()).toBe('2026-12-23T22:00:00.000Z');
    expect(momentOf('2026-07-01T09:00:30', 'Australia/Sydney').toISOString()).toBe('2026-06-30T23:00:30.000Z');
    expect(momentOf('2026-07-01T09:00', 'UTC').toISOString()).toBe('2026-07-01T09:00:00.000Z');
  });

  it('is the first of two where the clock is put back, and as much later where it is put on', () => {
    expect(momentOf('2026-04-05T02:30', 'Australia/Sydney').toISOString()).toBe('2026-04-04T15:30:00.000Z');
    expect(momentOf('2026-10-04T02:30', 'Australia/Sydney').toISOString()).toBe('2026-10-03T16:30:00.000Z');
  });

  it('is refused where no calendar has the date', () => {
    expect(() => momentOf('2026-02-30T00:00', 'UTC')).toThrow(RangeError);
  });
});
