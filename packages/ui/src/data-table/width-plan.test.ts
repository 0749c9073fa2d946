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
/** Widths of the texts that do not grow. */
const texts = (room: number) => {
  const { widths } = planWidths(columns, {}, room);
  return { reference: widths.get('reference'), account: widths.get('account') };
};
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

  it('shares the room among the name and the texts alike, up to twice the greatest width of a text', () => {
    expect(texts(65).reference).toBeCloseTo(10.4, 1);
    expect(texts(65).account).toBeCloseTo(13.2, 1);
    expect(texts(90).account).toBeGreaterThan(14);
    expect(texts(90).account).toBeLessThan(28);
    expect(texts(900)).toEqual({ reference: 22, account: 28 });
  });

  it('gives every other column the same least width in any room', () => {
    for (const room of [32, 50, 90]) {
      const { widths } = planWidths(columns, {}, room);
      expect([widths.get('receipt'), widths.get('total')]).toEqual([6, 5.5]);
      expect(widths.has('customer')).toBe(false);
    }
  });

  it('lets the lead grow where no shown column is a text, without ever cutting it', () => {
    const numbers: Column<string>[] = [
      { id: 'receipt', header: 'Receipt', cell, mono: true },
      { id: 'reference', header: 'Reference', cell, rank: 3, maxWidth: '11rem' },
      { id: 'total', header: 'Total', cell, align: 'end' },
    ];
    expect(planWidths(numbers, {}, 60)).toMatchObject({ growing: 'reference', growingShrinks: true });
    expect(planWidths(numbers, {}, 18)).toMatchObject({ growing: 'receipt', growingShrinks: false });
  });

  it('sets cells wider apart where that takes nothing from a text', () => {
    expect(planWidths(columns, {}, 60).isRoomy).toBe(false);
    expect(planWidths(columns, {}, 90).isRoomy).toBe(true);
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
