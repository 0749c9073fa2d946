import * as fc from 'fast-check';

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '\uffff',
  '\u202e',
  "'; drop table app.customer; --",
  '%',
  '_',
  '\\',
  '%_\\',
  '%00',
  '../../etc/passwd',
  '${1+1}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '1'.repeat(400),
  'x'.repeat(5000),
  '🏦'.repeat(60),
  '9007199254740993',
  '2147483648',
  '0000-00-00',
  '2023-02-29',
  '99999-01-01',
  'NaN',
];
const numbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.MIN_VALUE, 9_007_199_254_740_991];

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values that break code which trusts its input: wrong types, edges of types, and text that means something elsewhere. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { length: -1 },
    { length: { toString: '' } },
    nested(60),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
);
