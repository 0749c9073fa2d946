import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

describe('sparklinePath', () => {
  it('puts the lowest value at the bottom and the highest at the top', () => {
    expect(sparklinePath([0, 10, 5])?.line).toBe('M1 28L51 5L101 16.5');
    expect(sparklinePath([0, 10, 5])?.area).toBe('M1 28L51 5L101 16.5V32H1Z');
  });

  it('runs through the middle when nothing changes, and is a point when there is one value', () => {
    expect(sparklinePath([7, 7])?.line).toBe('M1 16.5L101 16.5');
    expect(sparklinePath([7])?.end).toEqual({ x: 101, y: 16.5 });
  });

  it('has nothing to draw without numbers', () => {
    expect(sparklinePath([])).toBeUndefined();
    expect(sparklinePath([1, Number.NaN])).toBeUndefined();
  });

  it('stays inside its box', () => {
    const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (numbers) => {
        const path = sparklinePath(numbers);
        const points = [...(path?.line ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
        expect(points).toHaveLength(numbers.length);
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(1);
          expect(x).toBeLessThanOrEqual(101);
          expect(y).toBeGreaterThanOrEqual(5);
          expect(y).toBeLessThanOrEqual(28);
        }
      }),
    );
  });
});
