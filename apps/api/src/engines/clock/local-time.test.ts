import { describe, expect, it } from 'vitest';
import { localDate, momentOf } from './local-time.ts';

describe('local time', () => {
  it('is read as the zone shows it', () => {
    expect(momentOf('2026-12-24T09:00', 'Australia/Sydney').toISOString()).toBe('2026-12-23T22:00:00.000Z');
    expect(momentOf('2026-07-01T09:00:30', 'Australia/Sydney').toISOString()).toBe('2026-06-30T23:00:30.000Z');
    expect(momentOf('2026-07-01T09:00', 'UTC').toISOString()).toBe('2026-07-01T09:00:00.000Z');
  });

  it('has the date of the zone', () => {
    expect(localDate(new Date('2026-11-20T13:30:00Z'), 'Australia/Sydney')).toBe('2026-11-21');
    expect(localDate(new Date('2026-11-20T13:30:00Z'), 'UTC')).toBe('2026-11-20');
  });
});
