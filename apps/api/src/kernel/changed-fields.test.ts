import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const before = { name: 'Water', types: ['a', 'b'], note: null as string | null, id: 7 };

it('names the fields that differ, with their values before and after', () => {
  expect(changedFields(before, { name: 'Rates', types: ['a', 'b'], note: null })).toEqual({
    names: ['name'],
    before: { name: 'Water' },
    after: { name: 'Rates' },
  });
  expect(changedFields(before, { types: ['b', 'a'], note: 'x' }).names).toEqual(['types', 'note']);
});

it('refuses an edit that changes nothing', () => {
  expect(() => changedFields(before, { name: 'Water', types: ['a', 'b'] })).toThrow(
    expect.objectContaining({ type: 'validation-failed', errors: [{ field: '', messages: ['No changes detected.'] }] }),
  );
});
