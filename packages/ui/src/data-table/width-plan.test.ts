import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { planWidths } from './width-plan.ts';

const cell = () => '';
const columns: readonly Column<string>[] = [
  { id: 'receipt', header: 'Receipt', cell, lead: true, mono: true },
  { id: 'customer', header: 'Customer', cell, maxWidth: '14rem' },
  { id: 'reference', header: 'Reference', cell, rank: 2, maxWidth: '11rem' },
  { id: 'source', header: 'Source', cell, rank: 3 },
  { id: 'account', header: 'Account', cell, rank: 3, maxWidth: '14rem' },
  { id: 'total', header: 'Total amount', cell, align: 'end' },
];
const dropped = (room: number, visibility = {}) => [...planWidths(columns, visibility, room).dropped];

describe('the width plan of a table', () => {
  it('drops columns of rank 3 before those of rank 2, the last of a rank first', () => {
    expect(dropped(90)).toEqual([]);
    expect(dropped(50)).toEqual(['account']);
    expect(dropped(42)).toEqual(['account', 'source']);
    expect(dropped(32)).toEqual(['account', 'source', 'reference']);
  });

  it('keeps the lead, columns of rank 1 and columns that the user chose in any room', () => {
    expect(dropped(1)).toEqual(['account', 'source', 'reference']);
    expect(dropped(1, { source: true })).toEqual(['account', 'reference']);
  });

  it('lets the first text take the room that the others leave', () => {
    expect(planWidths(columns, {}, 90).growing).toBe('customer');
    expect(planWidths(columns.slice(2), {}, 90).growing).toBe('reference');
    expect(planWidths([{ id: 'name', header: 'Name', cell, lead: true, maxWidth: '20rem' }], {}, 9).growing).toBe(
      'name',
    );
  });

  it('shrinks texts before it drops a column, never below their least width', () => {
    expect(planWidths(columns, {}, 60).widths.get('account')).toBeLessThan(14);
    expect(planWidths(columns, {}, 60).widths.get('account')).toBeGreaterThan(9);
  });

  it('gives texts the room that the name does not need, up to twice their greatest width', () => {
    expect(planWidths(columns, {}, 65).widths).toEqual(
      new Map([
        ['reference', 11],
        ['account', 14],
      ]),
    );
    const { widths } = planWidths(columns, {}, 90);
    expect(widths.get('account')).toBeGreaterThan(14);
    expect(widths.get('account')).toBeLessThan(28);
    expect(planWidths(columns, {}, 900).widths).toEqual(
      new Map([
        ['reference', 22],
        ['account', 28],
      ]),
    );
  });

  it('never shows fewer columns in a wider room', () => {
    const room = fc.double({ min: 1, max: 150, noNaN: true });
    fc.assert(
      fc.property(room, room, (entry, other) => {
        expect(dropped(Math.max(entry, other)).length).toBeLessThanOrEqual(dropped(Math.min(entry, other)).length);
      }),
    );
  });
});
