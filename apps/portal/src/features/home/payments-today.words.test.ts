import { describe, expect, it } from 'vitest';
import { comparedTo, declinedWords, hourName, usualAmount } from './payments-today.words.ts';

const FRIDAY = '2026-11-20';

describe('a number of today', () => {
  it.each([
    [112, 100, '12% above a usual Friday by now', 'up'],
    [50, 100, '50% below a usual Friday by now', 'down'],
    [100, 100.2, 'As on a usual Friday by now', undefined],
    [5, 0, 'No Friday to compare with', undefined],
    [5, null, 'No Friday to compare with', undefined],
  ])('%d beside the usual %d', (value, usual, about, direction) => {
    expect(comparedTo(value, usual, FRIDAY)).toEqual({ about, direction });
  });
});

it.each([
  [97, 3, 96.1, '3% of 100 decided, usually 3.9%'],
  [2, 1, null, '33.3% of 3 decided'],
  [0, 0, 95, 'No payment decided yet'],
])('the declined of %d approved and %d declined', (approved, declined, usualSuccessRate, words) => {
  expect(declinedWords({ approved, declined, usualSuccessRate } as Parameters<typeof declinedWords>[0])).toBe(words);
});

it('says a usual amount as an amount', () => {
  expect(usualAmount('5945.20', 'AUD', FRIDAY)).toBe('A usual Friday has $5,945.20 by now');
  expect(usualAmount('0.00', 'NZD', FRIDAY)).toBe('No Friday to compare with');
});

it('names the hours of a day', () => {
  expect([0, 9, 12, 23].map(hourName)).toEqual(['12 am', '9 am', '12 pm', '11 pm']);
});
