import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountWithCurrency, displayAmount, formatAmount, parseAmount, readAmount } from './money.ts';

const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });

describe('amounts', () => {
  it('travel as text and come back the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount);
      }),
    );
  });

  it.each(['12', '12.5', '12.345', '1,000.00', '', '-', '$1.00', '1e3', ' 1.00', '0x1.00'])(
    'are not read from %j',
    (text) => expect(parseAmount(text)).toBeNull(),
  );

  it.each([
    [123450n, 'AUD', '$1,234.50'],
    [123450n, 'NZD', 'NZ$1,234.50'],
    [-123450n, 'AUD', '\u2212$1,234.50'],
    [0n, 'AUD', '$0.00'],
    [5n, 'NZD', 'NZ$0.05'],
    [-5n, 'NZD', '\u2212NZ$0.05'],
    [100000000000n, 'AUD', '$1,000,000,000.00'],
  ] as const)('%s cents %s read %s [1K031 3K073]', (amount, currency, shown) =>
    expect(displayAmount(amount, currency)).toBe(shown),
  );

  it('name the currency beside both dollar signs of limits', () => {
    expect([amountWithCurrency(500_000n, 'AUD'), amountWithCurrency(1n, 'NZD')]).toEqual(['$5,000.00 AUD', 'NZ$0.01']);
  });

  it('are read as people type them, and what they show is read back', () => {
    const typed: [string, string | null][] = [
      ['12', '12.00'],
      ['$1,234.5', '1234.50'],
      ['NZ$ 12.30', '12.30'],
      ['.5', '0.50'],
      ['012.00', '12.00'],
      ['\u22125', '-5.00'],
      ['12,50', null],
      ['1,23,456', null],
      ['12.345', null],
      ['.', null],
      ['', null],
      ['abc', null],
    ];
    for (const [text, amount] of typed) expect([text, readAmount(text)]).toEqual([text, amount]);
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readAmount(displayAmount(amount, 'NZD'))).toBe(formatAmount(amount));
      }),
    );
  });
});
