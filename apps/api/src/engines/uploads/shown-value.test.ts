import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownValue } from './shown-value.ts';

it('masks what may be a card or an account number, in any column and grouping', () => {
  const group = fc.constantFrom('', ' ', '-');
  const number = fc.tuple(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 }), group);
  const around = fc.constantFrom('', 'Card ', 'x');
  fc.assert(
    fc.property(number, around, around, ([digits, sign], before, after) => {
      const shown = shownValue(`${before}${digits.join(sign)}${after}`);
      expect(shown.replaceAll(/\D/g, '').length).toBeLessThanOrEqual(3);
      expect(shown.startsWith(before)).toBe(true);
    }),
  );
});

it('leaves short numbers, and masks them in columns that hold secret ones', () => {
  expect(shownValue('0491 570 156')).toBe('0491 570 156');
  expect(shownValue('12345678', true)).toBe('.....678');
});

it('puts everything on one line of limited length, and cuts no number into an innocent one', () => {
  expect(shownValue('a\nb\u0000\tc')).toBe('a b c');
  const long = shownValue(`${'x'.repeat(92)}4111111111111111`);
  expect(long).toHaveLength(100);
  expect(long).not.toMatch(/\d{4}/);
});
