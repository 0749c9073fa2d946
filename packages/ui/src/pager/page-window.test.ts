import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const print = (current: number, pages: number) =>
  pageWindow(current, pages)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('pageWindow', () => {
  it('shows up to five pages directly', () => {
    expect(print(1, 1)).toBe('1');
    expect(print(2, 3)).toBe('1 2 3');
    expect(print(5, 5)).toBe('1 2 3 4 5');
  });

  it('shows a window with first and last page beyond five', () => {
    expect(print(1, 6)).toBe('1 2 3 4 … 6');
    expect(print(4, 6)).toBe('1 … 3 4 5 6');
    expect(print(1, 65)).toBe('1 2 3 4 5 … 65');
    expect(print(4, 65)).toBe('1 2 3 4 5 … 65');
    expect(print(5, 65)).toBe('1 … 4 5 6 … 65');
    expect(print(32, 65)).toBe('1 … 31 32 33 … 65');
    expect(print(61, 65)).toBe('1 … 60 61 62 … 65');
    expect(print(62, 65)).toBe('1 … 61 62 63 64 65');
    expect(print(65, 65)).toBe('1 … 61 62 63 64 65');
  });

  it('has a page even where there are none, and brings the current page into range', () => {
    expect(print(1, 0)).toBe('1');
    expect(print(99, 8)).toBe('1 … 4 5 6 7 8');
    expect(print(-3, 8)).toBe('1 2 3 4 5 … 8');
  });

  it('always has current, first and last page, sorted, in at most seven entries, and no empty gap', () => {
    const place = fc
      .integer({ min: 1, max: 100_000 })
      .chain((pages) => fc.record({ pages: fc.constant(pages), current: fc.integer({ min: 1, max: pages }) }));
    fc.assert(
      fc.property(place, ({ pages, current }) => {
        const entries = pageWindow(current, pages);
        const numbers = entries.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(entries.length).toBeLessThanOrEqual(7);
        expect(entries.includes('gap')).toBe(pages > 5);
        entries.forEach((entry, index) => {
          const [before, after] = [entries[index - 1], entries[index + 1]];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof after === 'number') expect(after).toBe(entry + 1);
        });
      }),
    );
  });
});
