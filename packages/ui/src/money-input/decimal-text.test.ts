import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDecimal, readDecimal, withCents } from './decimal-text.ts';

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }), fc.boolean())
  .map(([whole, cents, negative]) => `${negative ? '-' : ''}${whole}.${String(cents).padStart(2, '0')}`);

describe('readDecimal', () => {
  it.each([
    ['$1,240.5', '1240.5'],
    ['NZ$ 99', '99'],
    ['AUD 12.00', '12.00'],
    ['1 240.50 NZD', '1240.50'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['007', '7'],
    ['-$3.20', '-3.20'],
    ['\u22123', '-3'],
    ['12.345', '12.345'],
  ])('reads %s as %s', (text, decimal) => expect(readDecimal(text)).toBe(decimal));

  it.each(['', '.', '-', 'twelve', '1,24', '1.2.3', '1e3', '12,34.00', '0x10', '1.240,50'])('refuses %s', (text) =>
    expect(readDecimal(text)).toBeUndefined(),
  );
});

it('an amount survives being grouped and read again', () => {
  fc.assert(
    fc.property(amount, (decimal) => {
      expect(readDecimal(groupDecimal(decimal))).toBe(decimal);
    }),
  );
});

it('two decimals are completed and more are kept', () => {
  expect(['5', '5.1', '5.12', '5.123'].map(withCents)).toEqual(['5.00', '5.10', '5.12', '5.123']);
});

it('grouping leaves text that is no amount as it is', () => {
  expect(['abc', '', '1,5'].map(groupDecimal)).toEqual(['abc', '', '1,5']);
});
