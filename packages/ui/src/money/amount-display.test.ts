import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayAmount } from './amount-display.ts';

describe('displayAmount', () => {
  it('strips what is not numeric [1R138]', () => {
    expect(displayAmount('$1,240.00')).toBe('1240.00');
    expect(displayAmount(' 64 dollars')).toBe(' 64 dollars');
    expect(displayAmount('A$ 64')).toBe('64.00');
    expect(displayAmount('abc')).toBe('');
    expect(displayAmount('')).toBe('');
  });

  it('shows two decimals [1R139]', () => {
    expect(displayAmount('5')).toBe('5.00');
    expect(displayAmount('5.5')).toBe('5.50');
    expect(displayAmount('.5')).toBe('0.50');
    expect(displayAmount('5.994')).toBe('5.99');
    expect(displayAmount('5.995')).toBe('6.00');
    expect(displayAmount('007.1')).toBe('7.10');
  });

  it('leaves text longer than ten characters as it is [1R140 1R240]', () => {
    expect(displayAmount('1234567890')).toBe('1234567890.00');
    expect(displayAmount('12345678901')).toBe('12345678901');
    expect(displayAmount('$12,345,678')).toBe('$12,345,678');
  });

  it('does so from the eleventh character on, and not at the tenth [1K032 1K061]', () => {
    expect(displayAmount('$1,234,567')).toBe('1234567.00');
    expect(displayAmount('$1,234,567.')).toBe('$1,234,567.');
  });

  it('answers two decimals or nothing for any short text, and is stable', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), (text) => {
        const shown = displayAmount(text);
        expect(shown).toMatch(/^(\d+\.\d\d)?$/);
        expect(displayAmount(shown)).toBe(shown);
      }),
    );
  });
});
