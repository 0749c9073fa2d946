import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('writes counts with separators, and a plus where counting stopped', () => {
  expect(formatCount(0)).toBe('0');
  expect(formatCount(1284)).toBe('1,284');
  expect(formatCount(10_000, true)).toBe('10,000+');
});
