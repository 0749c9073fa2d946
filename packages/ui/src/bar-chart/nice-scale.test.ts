import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceScale } from './nice-scale.ts';

describe('niceScale', () => {
  it('chooses round numbers', () => {
    expect(niceScale(1457, 4)).toEqual([0, 400, 800, 1200, 1600]);
    expect(niceScale(4, 2)).toEqual([0, 2, 4]);
    expect(niceScale(5, 2)).toEqual([0, 3, 6]);
    expect(niceScale(0, 4)).toEqual([0, 1]);
    expect(niceScale(3, 4)).toEqual([0, 1, 2, 3]);
    expect(niceScale(10, 4)).toEqual([0, 3, 6, 9, 12]);
    expect(niceScale(12_844_015, 4)).toEqual([0, 4_000_000, 8_000_000, 12_000_000, 16_000_000]);
  });

  it('reaches the maximum in equal whole steps, with no interval to spare', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.integer({ min: 1, max: 6 }), (max, intervals) => {
        const scale = niceScale(max, intervals);
        const step = scale[1] ?? 0;
        expect(scale.length - 1).toBeLessThanOrEqual(intervals);
        expect(scale.at(-1)).toBeGreaterThanOrEqual(max);
        expect(Number.isInteger(step)).toBe(true);
        scale.forEach((value, index) => expect(value).toBe(index * step));
        if (max > step) expect(scale.at(-2)).toBeLessThan(max);
      }),
    );
  });
});
