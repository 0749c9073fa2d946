import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { longList } from './long-list.ts';

const row = z.strictObject({ name: z.string().min(1).max(5), size: z.int().nullable().default(null) });
const schema = z.strictObject({ rows: longList(row, { max: 300 }) });
const faultsOf = (rows: unknown) => schema.safeParse({ rows }).error?.issues ?? [];

describe('a long list', () => {
  it('is read row by row', () => {
    expect(schema.parse({ rows: [{ name: 'a' }, { name: 'b', size: 2 }] })).toEqual({
      rows: [
        { name: 'a', size: null },
        { name: 'b', size: 2 },
      ],
    });
  });

  it('names the row and field of a fault', () => {
    expect(faultsOf([{ name: 'a' }, { name: 'too long' }, 7]).map(({ path }) => path)).toEqual([
      ['rows', 1, 'name'],
      ['rows', 2],
    ]);
  });

  it('stops once it has named a hundred faults', () => {
    expect(faultsOf(Array.from({ length: 300 }, () => ({})))).toHaveLength(100);
  });

  it('is refused as a whole where it has too many rows, or none', () => {
    for (const length of [0, 301])
      expect(faultsOf(Array.from({ length }, () => ({ name: 'a' }))).map(({ path }) => path)).toEqual([['rows']]);
  });

  it('takes no object where a text is expected', () => {
    expect(faultsOf([{ name: { length: { toString: '' } } }])).not.toEqual([]);
  });

  it('is documented with the fields of its rows', () => {
    const { properties } = z.toJSONSchema(schema, { io: 'input' }) as unknown as { properties: { rows: object } };
    expect(properties.rows).toMatchObject({
      type: 'array',
      maxItems: 300,
      items: { properties: { name: { maxLength: 5 } } },
    });
  });
});
