import { describe, expect, it } from 'vitest';
import { dueDateOf, firstOpenMonth, monthAfter, monthBefore, monthTitle } from './billing-months.ts';

describe('months of billing', () => {
  it.each([
    ['2026-07', '2026-08-17'],
    ['2026-08', '2026-09-15'],
    ['2026-09', '2026-10-15'],
    ['2026-10', '2026-11-16'],
    ['2026-12', '2027-01-15'],
  ])('%s is due on %s', (month, due) => {
    expect(dueDateOf(month)).toBe(due);
  });

  it('close on the last banking day of the next one', () => {
    expect(firstOpenMonth('2026-10-30')).toBe('2026-09');
    expect(firstOpenMonth('2026-10-31')).toBe('2026-10');
    expect(firstOpenMonth('2027-01-01')).toBe('2026-12');
  });

  it('follow each other over the turn of a year', () => {
    expect([monthAfter('2026-12'), monthBefore('2027-01'), monthTitle('2026-10')]).toEqual([
      '2027-01',
      '2026-12',
      'October 2026',
    ]);
  });
});
