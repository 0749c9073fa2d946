import { describe, expect, it } from 'vitest';
import { type Column, isFixed, leadOf, rankOf, shownColumns } from './column.ts';

const cell = () => '';
const columns: Column<string>[] = [
  { id: 'id', header: 'ID', cell, rank: 3 },
  { id: 'name', header: 'Customer name', cell, lead: true },
  { id: 'sms', header: 'SMS notifications', cell, defaultVisible: false },
  { id: 'actions', header: 'Actions', cell, fixed: true },
];
const ids = (visibility: Record<string, boolean>) => shownColumns(columns, visibility).map((column) => column.id);

describe('columns of a table', () => {
  it('takes the first column as lead when none says so', () => {
    expect(leadOf(columns)?.id).toBe('name');
    expect(leadOf(columns.filter((column) => !column.lead))?.id).toBe('id');
  });

  it('follows the choice, then the default', () => {
    expect(ids({})).toEqual(['id', 'name', 'actions']);
    expect(ids({ id: false, sms: true })).toEqual(['name', 'sms', 'actions']);
  });

  it('never hides the lead or a fixed column', () => {
    expect(ids({ name: false, actions: false, id: false })).toEqual(['name', 'actions']);
    expect(columns.filter((column) => isFixed(column, columns)).map((column) => column.id)).toEqual([
      'name',
      'actions',
    ]);
  });

  it('keeps a chosen column on any screen', () => {
    const [id] = columns;
    expect(id && rankOf(id, {})).toBe(3);
    expect(id && rankOf(id, { id: true })).toBe(1);
  });
});
