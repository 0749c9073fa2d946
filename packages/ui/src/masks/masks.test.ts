import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { abnMask, bsbMask, cardExpiryMask, cardNumberMask, nzAccountMask } from './masks.tsx';

const masks = { abnMask, bsbMask, cardExpiryMask, cardNumberMask, nzAccountMask };
const pasted = fc.string({ unit: fc.constantFrom(...'0123456789 -/.a'.split('')), maxLength: 30 });

it.each([
  ['Visa', '4111111111111111', '4111 1111 1111 1111'],
  ['American Express', '378282246310005', '3782 822463 10005'],
  ['Diners Club', '30569309025904', '3056 930902 5904'],
  ['19 digits', '6304000000000000000', '6304 0000 0000 0000 000'],
  ['half typed', '41111', '4111 1'],
])('groups a %s number', (_, digits, shown) => expect(cardNumberMask.format(digits)).toBe(shown));

it('takes a card number pasted with spaces or dashes, and nothing beyond its length', () => {
  expect(cardNumberMask.clean('3782-8224 6310 005 99')).toBe('378282246310005');
});

it('groups bank numbers', () => {
  expect(bsbMask.format('062000')).toBe('062-000');
  expect(bsbMask.format('062')).toBe('062');
  expect(nzAccountMask.format('0201230123456000')).toBe('02-0123-0123456-000');
  expect(nzAccountMask.format('020123012345600')).toBe('02-0123-0123456-00');
  expect(abnMask.format('51824753556')).toBe('51 824 753 556');
});

it.each([
  ['5', '05'],
  ['1227', '12/27'],
  ['5/27', '05/27'],
  ['12/2027', '12/27'],
  ['5-2027', '05/27'],
])('reads the expiry %s as %s', (text, shown) => expect(cardExpiryMask.format(cardExpiryMask.clean(text))).toBe(shown));

it.each(Object.entries(masks))('%s: what is shown cleans to what it was, and never ends in a separator', (_, mask) => {
  fc.assert(
    fc.property(pasted, (text) => {
      const clean = mask.clean(text);
      const shown = mask.format(clean);
      expect(mask.clean(shown)).toBe(clean);
      expect(shown === '' || /\d$/.test(shown)).toBe(true);
    }),
  );
});
