import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateOnly, formatExact, wallTime } from './date-format.ts';

describe('wallTime', () => {
  it('shows en-AU date and time in the zone asked for [1R223 1K063]', () => {
    expect(wallTime('2026-11-19T22:14:32Z', 'Australia/Sydney')).toEqual({
      date: '20 Nov 2026',
      time: '9:14 am',
      seconds: '9:14:32 am',
      zone: 'AEDT',
    });
    expect(wallTime('2026-11-19T22:14:32Z', 'Pacific/Auckland')).toMatchObject({ time: '11:14 am', zone: 'NZDT' });
    expect(wallTime('2026-11-19T22:14:32Z', 'Australia/Perth')).toMatchObject({ time: '6:14 am', zone: 'AWST' });
  });

  it('names summer and winter time', () => {
    expect(wallTime('2026-07-01T00:00:00Z', 'Australia/Sydney')?.zone).toBe('AEST');
    expect(wallTime('2026-01-01T00:00:00Z', 'Australia/Sydney')?.zone).toBe('AEDT');
  });

  it('writes noon and midnight as 12', () => {
    expect(wallTime('2026-11-20T00:00:00Z', 'UTC')?.time).toBe('12:00 am');
    expect(wallTime('2026-11-20T12:05:00Z', 'UTC')?.time).toBe('12:05 pm');
  });

  it('gives every month three letters', () => {
    const seen = Array.from({ length: 12 }, (_, month) =>
      wallTime(new Date(Date.UTC(2026, month, 9)).toISOString(), 'UTC'),
    );
    expect(seen.map((wall) => wall?.date.split(' ')[1]?.length)).toEqual(Array.from({ length: 12 }, () => 3));
    expect(seen[8]?.date).toBe('09 Sep 2026');
  });

  it('refuses what is no instant', () => {
    expect(wallTime('yesterday', 'UTC')).toBeUndefined();
    expect(formatExact('yesterday', 'UTC')).toBe('yesterday');
  });

  it('says the same day as a date without a time, at noon UTC', () => {
    const date = fc.date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (instant) => {
        const day = instant.toISOString().slice(0, 10);
        expect(wallTime(`${day}T12:00:00Z`, 'UTC')?.date).toBe(formatDateOnly(day));
      }),
    );
  });
});

describe('formatDateOnly', () => {
  it('writes DD MMM YYYY and never moves the day [3R506 2K060]', () => {
    expect(formatDateOnly('2026-11-20')).toBe('20 Nov 2026');
    expect(formatDateOnly('2026-01-01')).toBe('01 Jan 2026');
  });

  it('leaves other text alone', () => {
    expect(formatDateOnly('2026-13-01')).toBe('2026-13-01');
    expect(formatDateOnly('20/11/2026')).toBe('20/11/2026');
  });
});
