import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOverEightTimes, relativeCost } from '../testing/processor-time.ts';
import { repeatedName } from './repeated-name.ts';

/** JSON whose objects may have a name twice, as pairs. */
type Pairs = string | Pairs[] | { pairs: [string, Pairs][] };

const written = (value: Pairs): string => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join(' , ')}]`;
  return `{ ${value.pairs.map(([name, held]) => `${JSON.stringify(name)} : ${written(held)}`).join(',')}}`;
};
const hasRepeatedName = (value: Pairs): boolean => {
  if (typeof value === 'string') return false;
  if (Array.isArray(value)) return value.some(hasRepeatedName);
  const names = value.pairs.map(([name]) => name);
  return new Set(names).size < names.length || value.pairs.some(([, held]) => hasRepeatedName(held));
};

describe('a name that an object has twice', () => {
  it('is found in any JSON, whatever brackets and quotation marks its texts hold', () => {
    const text = fc.stringMatching(/^[[\]{}",:\\a]{0,3}$/);
    const { value } = fc.letrec<{ value: Pairs }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.record({ pairs: fc.array(fc.tuple(text, tie('value')), { maxLength: 3 }) }),
      ),
    }));
    fc.assert(
      fc.property(value, (json) => {
        expect(repeatedName(written(json)) !== null).toBe(hasRepeatedName(json));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['{"amount":"1.00","amount":"9.00"}', 'amount'],
    ['{"rows":[{"a":1},{"b":[],"a":{},"a":2}]}', 'rows[1].a'],
    ['{"amount":1,"\\u0061mount":2}', 'amount'],
    ['{"0":{"body":{"amount":1,"reason":"x","amount":2}}}', '0.body.amount'],
    ['[[1],[{"a":1,"a":2}]]', '[1][0].a'],
    ['{"a":{"b":1},"b":2}', null],
    ['["a","a"]', null],
    ['"a"', null],
    ['12', null],
  ])('in %s is %s', (json, name) => expect(repeatedName(json)).toBe(name));
});

const filled = (length: number, unitAt: (at: number) => string): string => {
  let text = '';
  for (let at = 0; text.length < length; at++) text += unitAt(at);
  return text;
};
const KB = 1024;

describe('the processor time of the search', () => {
  it.each([
    ['names', (length: number) => `{${filled(length, (at) => `"${at}":1,`)}"last":1}`],
    ['objects', (length: number) => `[${filled(length, () => '{"a":1},')}1]`],
    ['escapes', (length: number) => `{"${filled(length, () => '\\\\')}":1}`],
    ['brackets in texts', (length: number) => `["${filled(length, () => '[{,')}"]`],
  ] as const)('is at most 5 ms per 64 KB and grows with the text only: %s', (_what, textOf) => {
    const once = textOf(64 * KB);
    const texts = { 1: textOf(256 * KB), 8: textOf(2048 * KB) };
    expect(relativeCost(() => repeatedName(once), 5)).toBeLessThanOrEqual(5);
    expect(growthOverEightTimes((times) => repeatedName(texts[times]), 24)).toBeLessThanOrEqual(24);
  });
});
