import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, moneyParts } from './money-format.ts';

/** Minor units as the decimal string that travels on the wire. */
function onTheWire(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('formatMoney', () => {
  it.each([
    ['0', 'AUD', '$0.00'],
    ['186.4', 'AUD', '$186.40'],
    ['1240.00', 'AUD', '$1,240.00'],
    ['1234567.89', 'NZD', 'NZ$1,234,567.89'],
    ['-64.00', 'NZD', '−NZ$64.00'],
    ['-0.00', 'AUD', '$0.00'],
    ['0012.5', 'AUD', '$12.50'],
    ['12.345', 'AUD', '$12.345'],
    ['90071992547409931.01', 'AUD', '$90,071,992,547,409,931.01'],
    ['12.00', 'USD', 'USD\u00A012.00'],
  ])('prints %s %s as %s', (amount, currency, printed) => {
    expect(formatMoney(amount, currency)).toBe(printed);
  });

  it.each(['', 'abc', '1,240.00', '1e3', '.5', '--1'])('leaves %j alone', (text) => {
    expect(moneyParts(text, 'AUD')).toBeUndefined();
    expect(formatMoney(text, 'AUD')).toBe(text);
  });

  it('keeps every minor unit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom('AUD', 'NZD'), (minor, currency) => {
        const printed = formatMoney(onTheWire(minor), currency);
        expect(BigInt(printed.replace('−', '-').replaceAll(/[^\d-]/g, ''))).toBe(minor);
      }),
    );
  });

  it('groups by three from the right', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), (minor) => {
        expect(formatMoney(onTheWire(minor), 'AUD')).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
      }),
    );
  });
});
