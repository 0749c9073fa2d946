import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, date, dateTime, id, money, text, version } from './primitives.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('primitives', () => {
  it('refuse control characters, non-characters and lone surrogates in text', () => {
    for (const bad of ['a\u0000b', 'a\u001fb', '\u009f', '\ufffe', '\ud800', 'x\udfff', 'a\nb'])
      expect(accepts(text({ max: 10 }), bad)).toBe(false);
    for (const good of ['Māori', '日本', 'O’Halloran', '🏦', 'a\u00a0b'])
      expect(accepts(text({ max: 10 }), good)).toBe(true);
    expect(accepts(text({ max: 10, multiline: true }), 'a\nb\tc\r\nd')).toBe(true);
    expect(accepts(text({ max: 10, multiline: true }), 'a\u0000')).toBe(false);
  });

  it('measure text after trimming', () => {
    expect(text({ max: 3 }).parse('  abc ')).toBe('abc');
    expect(accepts(text({ max: 3 }), 'abcd')).toBe(false);
    expect(accepts(text({ max: 3 }), '   ')).toBe(false);
    expect(accepts(text({ max: 3, min: 0 }), '   ')).toBe(true);
  });

  it('accept only whole ids from 1 to 2^53-1', () => {
    for (const good of [1, 42, Number.MAX_SAFE_INTEGER]) expect(accepts(id(), good)).toBe(true);
    for (const bad of [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, Infinity, '1', null])
      expect(accepts(id(), bad)).toBe(false);
    expect(accepts(version(), 2_147_483_648)).toBe(false);
  });

  it('accept only real calendar dates', () => {
    for (const good of ['2024-02-29', '2026-11-20', '1900-01-01']) expect(accepts(date(), good)).toBe(true);
    for (const bad of [
      '2023-02-29',
      '2026-13-01',
      '2026-11-31',
      '0000-01-01',
      '3000-01-01',
      '20-11-2026',
      '2026-1-1',
      '',
    ])
      expect(accepts(date(), bad)).toBe(false);
  });

  it('accept every moment that JavaScript writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (moment) => {
          expect(accepts(dateTime(), moment.toISOString())).toBe(true);
        },
      ),
    );
  });

  it('keep money as decimal text', () => {
    for (const good of ['0.00', '12.34', '9999999999.99']) expect(accepts(amountText(), good)).toBe(true);
    for (const bad of ['1', '1.5', '01.00', '-1.00', '1e3', '1,000.00', '', '99999999999.00'])
      expect(accepts(amountText(), bad)).toBe(false);
    expect(accepts(money(), { amount: '-12.34', currency: 'NZD', displayAmount: '-NZ$12.34' })).toBe(true);
    expect(accepts(money(), { amount: 12.34, currency: 'AUD', displayAmount: '$12.34' })).toBe(false);
  });
});
