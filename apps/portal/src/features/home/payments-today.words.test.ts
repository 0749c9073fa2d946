import { describe, expect, it } from 'vitest';
import { comparedTo, hourName, successWords } from './payments-today.words.ts';

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
  [97, 3, 96.1, 'Success rate 97%, usually 96.1%'],
  [2, 1, null, 'Success rate 66.7%'],
  [0, 0, 95, 'Success rate usually 95%'],
  [0, 0, null, 'No payment decided yet'],
])('the success rate of %d approved and %d declined', (approved, declined, usualSuccessRate, words) => {
  expect(successWords({ approved, declined, usualSuccessRate } as Parameters<typeof successWords>[0])).toBe(words);
});

it('names the hours of a day', () => {
  expect([0, 9, 12, 23].map(hourName)).toEqual(['12 am', '9 am', '12 pm', '11 pm']);
});
