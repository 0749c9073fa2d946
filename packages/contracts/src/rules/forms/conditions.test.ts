import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../kernel/form-meta.ts';
import { fieldsOf, holds } from './conditions.ts';

const values: Record<string, unknown> = {
  kind: 'CARD',
  count: 2,
  on: true,
  off: false,
  empty: '',
  none: null,
  list: ['a'],
  bare: [],
};
const valueOf = (field: string) => values[field];

describe('holds', () => {
  it.each<[Condition, boolean]>([
    [{ field: 'kind', is: 'CARD' }, true],
    [{ field: 'kind', is: 'BANK' }, false],
    [{ field: 'kind', isNot: 'BANK' }, true],
    [{ field: 'missing', isNot: 'BANK' }, true],
    [{ field: 'count', is: 2 }, true],
    [{ field: 'count', is: '2' }, false],
    [{ field: 'kind', in: ['BANK', 'CARD'] }, true],
    [{ field: 'kind', in: [] }, false],
    [{ field: 'list', is: ['a'] }, true],
    [{ field: 'on', isSet: true }, true],
    [{ field: 'off', isSet: true }, true],
    [{ field: 'empty', isSet: true }, false],
    [{ field: 'bare', isSet: false }, true],
    [{ field: 'none', is: '' }, true],
    [{ field: 'missing', is: null }, true],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ all: [{ field: 'on', is: true }, { not: { field: 'off', is: true } }] }, true],
    [
      {
        any: [
          { field: 'on', is: false },
          { field: 'kind', is: 'CARD' },
        ],
      },
      true,
    ],
  ])('%j: %s', (condition, result) => expect(holds(condition, valueOf)).toBe(result));

  it('follows De Morgan, whatever the condition', () => {
    const leaf = fc.record({
      field: fc.constantFrom(...Object.keys(values)),
      is: fc.constantFrom('CARD', 2, true, null),
    });
    fc.assert(
      fc.property(fc.array(leaf), (parts) => {
        expect(holds({ not: { all: parts } }, valueOf)).toBe(
          holds({ any: parts.map((part) => ({ not: part })) }, valueOf),
        );
      }),
    );
  });
});

it('names the fields it asks about', () => {
  expect(
    fieldsOf({
      all: [{ field: 'a', is: 1 }, { any: [{ field: 'b', isSet: true }, { not: { field: 'c', isNot: 2 } }] }],
    }),
  ).toEqual(['a', 'b', 'c']);
});
