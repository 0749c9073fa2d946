import { expect, it } from 'vitest';
import { countedNoun, formatCount } from './format-count.ts';

it('writes counts with separators, and a plus where counting stopped', () => {
  expect(formatCount(0)).toBe('0');
  expect(formatCount(1284)).toBe('1,284');
  expect(formatCount(10_000, true)).toBe('10,000+');
});

it('writes a noun in the number of its count', () => {
  expect([0, 1, 1284].map((count) => countedNoun(count, 'line'))).toEqual(['0 lines', '1 line', '1,284 lines']);
  expect(countedNoun(2, 'business', 'businesses')).toBe('2 businesses');
});
