import { describe, expect, it } from 'vitest';
import { ariaSort, nextSort, parseSort } from './sort-order.ts';

describe('sort order', () => {
  it('reads both directions', () => {
    expect(parseSort('name')).toEqual({ field: 'name', descending: false });
    expect(parseSort('-created')).toEqual({ field: 'created', descending: true });
    expect(parseSort(undefined)).toBeUndefined();
    expect(parseSort('')).toBeUndefined();
  });

  it('starts in the direction of the column and turns on every further click', () => {
    expect(nextSort(undefined, 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('name');
    expect(nextSort('name', 'created', true)).toBe('-created');
    expect(nextSort('-created', 'created', true)).toBe('created');
  });

  it('names the direction of the sorted column only', () => {
    expect(ariaSort('-name', 'name')).toBe('descending');
    expect(ariaSort('name', 'name')).toBe('ascending');
    expect(ariaSort('name', 'names')).toBeUndefined();
  });
});
