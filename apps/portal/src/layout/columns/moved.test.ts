import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  ['a', 0, 'abcd'],
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 3, 'acdb'],
])('moves %s to place %i', (entry, to, after) => {
  expect(moved(['a', 'b', 'c', 'd'], entry, to).join('')).toBe(after);
});
