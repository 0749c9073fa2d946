import { expect, it } from 'vitest';
import { groupsOf, orderOf } from './layout.ts';

const properties = {
  a: { 'x-form': { group: 'One' } },
  b: {},
  c: { 'x-form': { group: 'Two', order: 1 } },
  d: { 'x-form': { group: 'One' } },
  e: {},
};

it('orders by number, then as declared', () => {
  expect(orderOf(properties)).toEqual(['c', 'a', 'b', 'd', 'e']);
});

it('keeps groups together where they begin, and fields without a group in place', () => {
  expect(groupsOf(properties, Object.keys(properties))).toEqual([
    { title: 'One', fields: ['a', 'd'] },
    { title: '', fields: ['b'] },
    { title: 'Two', fields: ['c'] },
    { title: '', fields: ['e'] },
  ]);
});

it('puts groups into the order of the layout, with its help', () => {
  const groups = [{ title: 'Two', help: 'Second.' }, { title: 'One' }, { title: 'Unused' }];
  expect(groupsOf(properties, Object.keys(properties), { groups })).toEqual([
    { title: 'Two', help: 'Second.', fields: ['c'] },
    { title: '', fields: ['b'] },
    { title: 'One', fields: ['a', 'd'] },
    { title: '', fields: ['e'] },
  ]);
});
