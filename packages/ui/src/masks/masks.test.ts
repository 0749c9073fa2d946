import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatted } from './cells.ts';
import { abnMask, bsbMask, cardExpiryMask, cardNumberMask, type Mask, nzAccountMask } from './masks.tsx';

const masks = { abnMask, bsbMask, cardExpiryMask, cardNumberMask, nzAccountMask };
const structured = { bsbMask, cardExpiryMask, nzAccountMask };
const pasted = fc.string({ unit: fc.constantFrom(...'0123456789 -/.a'.split('')), maxLength: 30 });
const shown = (mask: Mask, text: string) => formatted(mask.arrange(mask.clean(text)));

it.each([
  ['Visa', '4111111111111111', '4111 1111 1111 1111'],
  ['American Express', '378282246310005', '3782 822463 10005'],
  ['Diners Club', '30569309025904', '3056 930902 5904'],
  ['19 digits', '6304000000000000000', '6304 0000 0000 0000 000'],
  ['half typed', '41111', '4111 1'],
  ['written otherwise', '3782-8224 6310 005', '3782 822463 10005'],
  ['too long', '3782 8224 6310 005 99', '3782 822463 1000599'],
])('groups a %s number', (_, text, grouped) => expect(shown(cardNumberMask, text)).toBe(grouped));

it('groups bank numbers', () => {
  expect(shown(bsbMask, '062000')).toBe('062-000');
  expect(shown(bsbMask, '062')).toBe('062');
  expect(shown(nzAccountMask, '0201230123456000')).toBe('02-0123-0123456-000');
  expect(shown(nzAccountMask, '020123012345600')).toBe('02-0123-0123456-00');
  expect(shown(nzAccountMask, '020123001234560000')).toBe('02-0123-00123456-0000');
  expect(shown(nzAccountMask, '123140 00060025 0000')).toBe('12-3140-00060025-0000');
  expect(shown(abnMask, '51824753556')).toBe('51 824 753 556');
});

it.each([
  ['12-3140-00060025', '12-3140-0006002-5', '12-3140-00060025'],
  ['12314000060025000', '12-3140-0006002-5000', '12314000060025000'],
  ['12-3140-0060025-00', '12-3140-0060025-00', '12-3140-0060025-00'],
  ['123140006002500', '12-3140-0060025-00', '12-3140-0060025-00'],
])('of %s shows %s and gives the form %s', (typed, text, value) => {
  expect([shown(nzAccountMask, typed), nzAccountMask.valueOf(nzAccountMask.clean(typed))]).toEqual([text, value]);
});

it.each([
  ['5', '05'],
  ['1227', '12/27'],
  ['122027', '12/2027'],
  ['227', '02/27'],
  ['2', '2'],
  ['5/27', '5/27'],
  ['12/2027', '12/2027'],
  ['5-2027', '5/2027'],
  ['202903', '2029/03'],
  ['2029-03', '2029/03'],
])('shows the expiry %s as %s', (text, grouped) => expect(shown(cardExpiryMask, text)).toBe(grouped));

it.each(Object.entries(masks))('%s: shows every digit in its order, and what it gives the form as it is', (_, mask) => {
  fc.assert(
    fc.property(pasted, (text) => {
      const digits = text.replaceAll(/\D/g, '');
      const value = mask.valueOf(mask.clean(text));
      // The zero before a month of one digit is the mask's own
      const added = mask === cardExpiryMask ? `0${digits}` : digits;
      expect([digits, added]).toContain(shown(mask, text).replaceAll(/\D/g, ''));
      expect([digits, added]).toContain(value.replaceAll(/\D/g, ''));
      expect(shown(mask, value)).toBe(formatted(mask.arrange(mask.clean(value))));
    }),
  );
});

it.each(Object.entries(structured))('%s: moves no digit over a separator that was typed', (_, mask) => {
  fc.assert(
    fc.property(pasted, (text) => {
      const breaks = (written: string) =>
        Array.from(
          written.matchAll(/\d(?=\D+\d)/g),
          ({ index }) => written.slice(0, index + 1).replaceAll(/\D/g, '').length,
        );
      expect(breaks(shown(mask, text))).toEqual(expect.arrayContaining(breaks(text)));
      expect(breaks(mask.valueOf(mask.clean(text)))).toEqual(expect.arrayContaining(breaks(text)));
    }),
  );
});
