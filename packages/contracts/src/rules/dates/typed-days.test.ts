import { describe, expect, it } from 'vitest';
import { findDays, readDay } from './typed-days.ts';

// A Friday
const today = '2026-11-20';

describe('days in a text', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['Yesterday', '2026-11-19', '2026-11-19'],
    ['this week', '2026-11-16', '2026-11-22'],
    ['last week', '2026-11-09', '2026-11-15'],
    ['this month', '2026-11-01', '2026-11-20'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['20 Nov', '2026-11-20', '2026-11-20'],
    ['21 november', '2025-11-21', '2025-11-21'],
    ['1 Sept 2025', '2025-09-01', '2025-09-01'],
    ['20/11/2026', '2026-11-20', '2026-11-20'],
    ['2.3.2026', '2026-03-02', '2026-03-02'],
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    ['1/2/26', '2026-02-01', '2026-02-01'],
    ['01.02.26', '2026-02-01', '2026-02-01'],
    ['1-2-2026', '2026-02-01', '2026-02-01'],
    ['2026-2-1', '2026-02-01', '2026-02-01'],
    ['2026/02/01', '2026-02-01', '2026-02-01'],
    ['1/2/27', '2027-02-01', '2027-02-01'],
    ['1 Feb 26', '2026-02-01', '2026-02-01'],
    ['1-Feb-26', '2026-02-01', '2026-02-01'],
    ['1st February, 2026', '2026-02-01', '2026-02-01'],
    ['Feb 1, 2026', '2026-02-01', '2026-02-01'],
    ['1Feb', '2026-02-01', '2026-02-01'],
    ['olsson 20 Nov declined', '2026-11-20', '2026-11-20'],
  ])('%s is %s to %s', (text, from, to) => {
    expect(findDays(text, today)?.days).toEqual({ from, to });
  });

  it.each([
    ['1/2/26', '2026-02-01'],
    [' 1 Feb 2026', '2026-02-01'],
    ['29.02.2028', '2028-02-29'],
    ['29/2/27', undefined],
    ['1 Feb', undefined],
    ['today', undefined],
    ['1/2/26 x', undefined],
    ['Tuesday, 24 November 2026', '2026-11-24'],
    ['24 11 2026', '2026-11-24'],
    ['24.Nov.2026', '2026-11-24'],
    ['24Nov2026', '2026-11-24'],
    ['1st Sept,2026', '2026-09-01'],
  ])('are one day with its year in %j: %s', (text, date) => expect(readDay(text)).toBe(date));

  it('are named by whole words', () => {
    expect(findDays('olsson last  week', today)).toBeNull();
    expect(findDays('olsson last week', today)?.words).toBe('last week');
  });

  it.each([
    'todays',
    'INV-20/11/2026',
    '31/02/2026',
    '20/13/2026',
    '20 Nova',
    'may',
    'last',
    '120 Nov',
    '1/2-26',
    '1/2/026',
    '62/00/00',
    '',
  ])('are not in %j', (text) => {
    expect(findDays(text, today)).toBeNull();
  });
});
