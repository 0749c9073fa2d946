import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedAtFirst, type Json, linesOf } from './json-lines.ts';

const written = (value: Json, folded: readonly string[] = []) =>
  linesOf(value, new Set(folded))
    .map(({ depth, name, text, comma }) => {
      const begin = name === undefined ? '' : `${JSON.stringify(name)}: `;
      return `${'  '.repeat(depth)}${begin}${text}${comma ? ',' : ''}`;
    })
    .join('\n');

describe('the lines of a body', () => {
  it('are those of formatted JSON, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as Json;
        expect(written(plain)).toBe(JSON.stringify(plain, null, 2));
      }),
    );
  });

  it('say in one line what a folded part holds', () => {
    const body = { id: 7, links: [{ a: 1 }, { a: 2 }], one: { a: 1 } };
    expect(written(body, ['/links', '/one'])).toBe('{\n  "id": 7,\n  "links": [ 2 entries ],\n  "one": { 1 field }\n}');
  });

  it('fold large parts at first, and never the whole', () => {
    const five = { a: 1, b: 2, c: 3, d: 4, e: 5 };
    expect(foldedAtFirst({ ...five, small: { amount: '1.00', currency: 'AUD' }, large: five })).toEqual(['/large']);
    expect(foldedAtFirst([1, 2, 3, 4, 5, 6])).toEqual([]);
  });
});
