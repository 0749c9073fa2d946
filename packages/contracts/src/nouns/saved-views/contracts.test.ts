import { describe, expect, it } from 'vitest';
import { InputError, inputParser } from '../../kernel/input.ts';
import { createSavedView, updateSavedView } from './change.ts';
import { listSavedViews } from './read.ts';

const refusal = (parse: () => unknown) => {
  try {
    parse();
  } catch (error) {
    if (error instanceof InputError) return error.errors;
  }
  return [];
};

describe('what a saved view may hold', () => {
  const create = inputParser(createSavedView);
  const view = { table: 'customer-search', name: 'Disabled', query: 'Status=DISABLED&Sort=-createdAt' };

  it('fills in that a new view is neither shared nor default', () => {
    expect(create({ body: view })).toEqual({ body: { ...view, isShared: false, isDefault: false } });
  });

  it('refuses names, tables and queries that cannot be kept', () => {
    const wrong = { table: 'Customers', name: 'x'.repeat(61), query: 'a b' };
    expect(refusal(() => create({ body: wrong })).map((error) => error.field)).toEqual(['name', 'table', 'query']);
    expect(refusal(() => create({ body: { ...view, name: ' ' } }))).toEqual([
      { field: 'name', messages: ['Required.'] },
    ]);
    expect(refusal(() => inputParser(listSavedViews)({ query: {} }))).toHaveLength(1);
  });

  it('changes only what is sent', () => {
    expect(inputParser(updateSavedView)({ params: { id: 4 }, body: { isDefault: true } })).toEqual({
      params: { id: 4 },
      body: { isDefault: true },
    });
  });
});
