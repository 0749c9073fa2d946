import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fit, nextFit } from './use-fit.ts';

const start: Fit = { squeeze: 0, widths: undefined, needed: [] };
const head = () => ({ name: 200 });

/** Measures again and again, as the observer does, until nothing changes. */
function settle(fit: Fit, room: number, tables: readonly [number, number, number]): Fit {
  for (let round = 0; round < 10; round += 1) {
    const next = nextFit(fit, room, Math.max(room, tables[fit.squeeze]), head);
    if (next === fit) return fit;
    fit = next;
  }
  throw new Error('never settles');
}

describe('fit of a table', () => {
  it('gives up rank 3, then rank 2, then scrolls', () => {
    expect(settle(start, 1200, [1100, 900, 800])).toBe(start);
    expect(settle(start, 1000, [1100, 900, 800])).toMatchObject({ squeeze: 1, widths: undefined });
    expect(settle(start, 850, [1100, 900, 800])).toMatchObject({ squeeze: 2, widths: undefined });
    expect(settle(start, 700, [1100, 900, 800])).toMatchObject({ squeeze: 2, widths: { name: 200 } });
  });

  it('takes the columns back when there is room again', () => {
    const narrow = settle(start, 700, [1100, 900, 800]);
    expect(settle(narrow, 950, [1100, 900, 800])).toMatchObject({ squeeze: 1 });
    expect(settle(narrow, 1100, [1100, 900, 800])).toMatchObject({ squeeze: 0, widths: undefined });
  });

  it('settles for any widths, whatever was there before', () => {
    const width = fc.integer({ min: 200, max: 2000 });
    const tables = fc.tuple(width, width, width).map(([a, b, c]): [number, number, number] => [a + b + c, a + b, a]);
    fc.assert(
      fc.property(tables, tables, width, width, (before, after, firstRoom, room) => {
        const fit = settle(settle(start, firstRoom, before), room, after);
        if (fit.widths) expect(after[2]).toBeGreaterThan(room);
        else expect(after[fit.squeeze]).toBeLessThanOrEqual(room);
      }),
    );
  });
});
