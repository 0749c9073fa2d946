import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardExpiry, cardScheme, cardSchemeOf, passesLuhn, securityCodeLength } from './cards.ts';

// Published test numbers (Stripe, Braintree, older public lists) and synthetic range edges
const valid: [string, string][] = [
  ['4242424242424242', 'VISA'],
  ['4111111111111111', 'VISA'],
  ['4000056655665556', 'VISA'],
  ['4222222222222', 'VISA'],
  ['5555555555554444', 'MASTERCARD'],
  ['5200828282828210', 'MASTERCARD'],
  ['5105105105105100', 'MASTERCARD'],
  ['2223003122003222', 'MASTERCARD'],
  ['2223000048400011', 'MASTERCARD'],
  ['2221000000000009', 'MASTERCARD'],
  ['2720990000000007', 'MASTERCARD'],
  ['378282246310005', 'AMEX'],
  ['371449635398431', 'AMEX'],
  ['36227206271667', 'DINERS'],
  ['3056930009020004', 'DINERS'],
  ['30569309025904', 'DINERS'],
  ['38520000023237', 'DINERS'],
  ['3566002020360505', 'JCB'],
  ['3530111333300000', 'JCB'],
  ['6200000000000005', 'UNIONPAY'],
  ['6205500000000000004', 'UNIONPAY'],
  ['8100000000000002', 'UNIONPAY'],
  ['8171999900000000005', 'UNIONPAY'],
];

describe('cardScheme', () => {
  it.each(valid)('knows %s as %s', (number, scheme) => {
    expect(cardScheme(number)).toBe(scheme);
    expect(cardSchemeOf(number.slice(0, 6))).toBe(scheme);
  });

  it('knows these six and no other [1K011 3R509 3K080]', () => {
    const known = valid.map(([number]) => cardScheme(number));
    expect([...new Set(known)]).toEqual(['VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY']);
    const ofAll = new Set(Array.from({ length: 100_000 }, (_, n) => cardSchemeOf(`${String(n).padStart(5, '0')}0`)));
    expect(ofAll).toEqual(new Set([null, ...known]));
  });

  it('reads spaces and dashes as people write them', () => {
    expect(cardScheme('4242 4242-4242 4242')).toBe('VISA');
  });

  it.each([
    '4242424242424241',
    '5555555555554445',
    '378282246310006',
    '6200000000000006',
    '36227206271668',
    '2220990000000002',
    '2721000000000004',
    '6011111111111117',
    '0000000000000000',
    '4242 4242 4242 424x',
    '４２４２４２４２４２４２４２４２',
    '',
  ])('refuses %s', (number) => expect(cardScheme(number)).toBeNull());

  it('finds every single wrong digit of a valid number', () => {
    const change = fc.tuple(fc.constantFrom(...valid), fc.nat(), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(change, ([[number], at, by]) => {
        const position = at % number.length;
        const digit = (Number(number[position]) + by) % 10;
        expect(passesLuhn(`${number.slice(0, position)}${digit}${number.slice(position + 1)}`)).toBe(false);
      }),
    );
  });
});

it('asks for four digits of security code on American Express only', () => {
  expect([securityCodeLength('AMEX'), securityCodeLength('VISA')]).toEqual([4, 3]);
});

describe('cardExpiry', () => {
  it.each([
    ['11/26', 'usable'],
    ['1126', 'usable'],
    [' 12 / 26 ', 'usable'],
    ['11/2028', 'usable'],
    ['112028', 'usable'],
    ['11 / 2028', 'usable'],
    ['10/2026', 'expired'],
    ['11/1928', 'unreadable'],
    ['11/202', 'unreadable'],
    ['10/26', 'expired'],
    ['12/25', 'expired'],
    ['11/46', 'usable'],
    ['12/46', 'unreadable'],
    ['13/27', 'unreadable'],
    ['1/27', 'usable'],
    ['2027-01', 'usable'],
    ['127', 'unreadable'],
  ])('reads %s in November 2026 as %s', (text, state) => expect(cardExpiry(text, '2026-11-30')).toBe(state));
});
