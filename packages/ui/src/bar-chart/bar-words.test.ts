import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barAfterKey, barWords } from './bar-words.ts';

describe('barWords', () => {
  it('reads a bar as a sentence', () => {
    const series = [
      { id: 'approved', label: 'Approved' },
      { id: 'declined', label: 'Declined' },
    ];
    const point = { label: 'Fri 20', name: 'Fri 20 Nov 2026', values: { approved: 695 }, partial: true };
    expect(barWords(point, { series, format: String })).toBe('Fri 20 Nov 2026 so far: Approved 695, Declined 0');
  });
});

describe('barAfterKey', () => {
  it('stays inside the bars whatever is pressed', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(keys, fc.nat({ max: 99 }), fc.integer({ min: 1, max: 100 }), (key, at, count) => {
        const next = barAfterKey(key, Math.min(at, count - 1), count) ?? -1;
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
    expect(barAfterKey('PageDown', 2, 30)).toBe(9);
    expect(barAfterKey('a', 2, 30)).toBeUndefined();
  });
});
