import { describe, expect, it } from 'vitest';
import { greeting, longDate } from './greeting.ts';

describe('the greeting', () => {
  it('goes by the time in the community, not in the browser', () => {
    const moment = new Date('2026-11-20T00:30:00Z');
    expect(greeting(moment, 'Australia/Sydney')).toBe('Good morning');
    expect(greeting(moment, 'Pacific/Auckland')).toBe('Good afternoon');
    expect(greeting(moment, 'America/New_York')).toBe('Good evening');
    expect(greeting(new Date('2026-11-20T13:00:00Z'), 'Australia/Sydney')).toBe('Good morning');
  });

  it('stands over the date there', () => {
    expect(longDate(new Date('2026-11-19T23:30:00Z'), 'Australia/Sydney')).toBe('Friday 20 Nov 2026');
    expect(longDate(new Date('2026-11-19T23:30:00Z'), 'America/New_York')).toBe('Thursday 19 Nov 2026');
  });
});
