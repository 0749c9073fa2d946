import { expect, it } from 'vitest';
import { isChanged } from './changes.ts';

it('compares values, takes every nothing for the same, and believes the field itself', () => {
  expect(isChanged({ label: 'Name', before: 'Olsson', after: 'Olsson' })).toBe(false);
  expect(isChanged({ label: 'Name', before: 'Olson', after: 'Olsson' })).toBe(true);
  expect(isChanged({ label: 'Limit', before: 0, after: '' })).toBe(true);
  expect(isChanged({ label: 'Email', before: null, after: '' })).toBe(false);
  expect(isChanged({ label: 'Email', before: undefined, after: 'a@example.com' })).toBe(true);
  expect(isChanged({ label: 'Status', before: 'On', after: 'on', changed: false })).toBe(false);
});
