import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOverEightTimes } from '../testing/processor-time.ts';
import { isSecretName, loggedUrl, withoutCardNumbers, withoutSecrets } from './redaction.ts';

describe('what may not be kept', () => {
  it('knows secret names in every spelling', () => {
    const secret = [
      'password',
      'userPassword',
      'new_password',
      'csrf-token',
      'CVN',
      'cardNumber',
      'X-Api-Key',
      'Cookie',
      'passwd',
      'csc',
      'CVV2',
      'Card verification number',
      'handoffKey',
    ];
    for (const name of secret) expect([name, isSecretName(name)]).toEqual([name, true]);
    const open = ['passwordChangedAt', 'agreementToken', 'apiKeySecurityCode', 'tokenCount', 'customerName', 'japan'];
    for (const name of open) expect([name, isSecretName(name)]).toEqual([name, false]);
  });

  it('replaces secrets at any depth and names their paths', () => {
    const found: string[] = [];
    const clean = withoutSecrets(
      { user: { password: 'x', passwordExpired: true, token: null }, notes: ['card 4111 1111 1111 1111 given'], id: 7 },
      (path) => found.push(path),
    );
    expect(clean).toEqual({
      user: { password: '[removed]', passwordExpired: true, token: null },
      notes: ['card [removed] given'],
      id: 7,
    });
    expect(found).toEqual(['user.password', 'notes[0]']);
  });

  it('finds card numbers also as numbers and with dashes, and leaves other digits alone', () => {
    expect(withoutCardNumbers('5555-5555-5555-4444')).toBe('[removed]');
    expect(withoutSecrets(378282246310005)).toBe('[removed]');
    for (const text of [
      '4111111111111112',
      '1000000001',
      '2026-11-20T12:41:03.123Z',
      '062-000 12345678',
      '411111...1111',
    ])
      expect(withoutCardNumbers(text)).toBe(text);
  });

  it('finds every Luhn-valid number of 13 to 19 digits, wherever it stands', () => {
    const card = fc
      .tuple(
        fc.constantFrom('2', '3', '4', '5', '6'),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 17 }),
      )
      .map(([first, rest]) => withCheckDigit(first + rest.join('')));
    const around = fc.string().map((text) => text.replaceAll(/[0-9 -]/g, 'x'));
    fc.assert(
      fc.property(around, card, around, (before, number, after) => {
        expect(withoutCardNumbers(`${before}/${number}/${after}`)).not.toContain(number);
      }),
    );
  });

  it('leaves UUIDs whole, which hold the digits of a card by chance, and finds cards beside them', () => {
    const id = 'c0ffee00-4111-4111-8111-111111111111';
    const holding = 'a4111111-1111-1111-9000-00000000000f';
    expect(withoutCardNumbers(`${holding} 4111111111111111 ${id}`)).toBe(`${holding} [removed] ${id}`);
    expect(withoutCardNumbers('41111111-1111-1111-0000-000000000000')).toContain('[removed]');
    for (let count = 0; count < 20_000; count++) {
      const uuid = randomUUID();
      expect(withoutCardNumbers(`request ${uuid} failed`)).toBe(`request ${uuid} failed`);
    }
  });

  it('finds card numbers in every disguise in which texts are refused for them', () => {
    for (const [line, clean] of [
      ['paid by 4111\u00a01111\u00a01111\u00a01111 today', 'paid by [removed] today'],
      ['paid by 4111 - 1111 - 1111 - 1111 today', 'paid by [removed] today'],
      ['paid by 4111.1111/1111_1111 today', 'paid by [removed] today'],
      ['paid by 4111\u200b1111\u200b1111\u200b1111 today', 'paid by [removed] today'],
      ['paid by ４１１１１１１１１１１１１１１１ today', 'paid by [removed] today'],
      ['paid by ٤١١١١١١١١١١١١١١١ today', 'paid by [removed] today'],
    ] as const)
      expect(withoutCardNumbers(line)).toBe(clean);
  });

  it('takes time that grows with the text only, for the worst texts', () => {
    for (const pattern of ['4 ', '4.4.', '4444', '0 ', '4\u200b', '27551e62-094f-4532-9280-90156cf90b2 ', '01-0902-']) {
      const short = pattern.repeat(8192 / pattern.length);
      const texts = { 1: short, 8: short.repeat(8) };
      expect(
        growthOverEightTimes((times) => withoutCardNumbers(texts[times]), 20),
        pattern,
      ).toBeLessThan(20);
    }
  });

  it('strips card numbers from URLs, however they are encoded', () => {
    for (const value of [
      '4111111111111111',
      '4111+1111+1111+1111',
      '4111%201111%C2%A01111-1111',
      '%34111111111111111',
      '%2534111111111111111',
      '%2525341111%2B11111111111',
    ])
      expect(loggedUrl(`/quickportal/Search?query=${value}&page=2`)).toBe('/quickportal/Search?query=[removed]&page=2');
  });

  it('strips card numbers from paths and from the names of parameters, however they are encoded', () => {
    for (const number of ['4111111111111111', '%34111111111111111', '%34%31%31%31 1111 1111 1111']) {
      expect(loggedUrl(`/quickportal/rest/internal/customers/${number}/load`)).toBe(
        '/quickportal/rest/internal/customers/[removed]/load',
      );
      expect(loggedUrl(`/Search?${number}&${number}=1`)).toBe('/Search?[removed]&[removed]=1');
    }
  });

  it('strips tokens from URLs', () => {
    expect(loggedUrl('/quickportal/Export?id=7&csrf=abc&singleUseToken=x%20y&page=2')).toBe(
      '/quickportal/Export?id=7&csrf=[removed]&singleUseToken=[removed]&page=2',
    );
    expect(loggedUrl('/callback?code=abc&%63srf=zzz&%E0=1')).toBe('/callback?code=[removed]&csrf=[removed]&%E0=1');
    expect(loggedUrl('/plain/path')).toBe('/plain/path');
  });
});

function withCheckDigit(payload: string): string {
  const sum = payload
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const weighted = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return `${payload}${(10 - (sum % 10)) % 10}`;
}

it('removes account numbers by name and New Zealand accounts anywhere; what is masked stays', () => {
  const value = {
    accountNumber: '12345678',
    settlementAccountNumber: '12345678',
    maskedAccountNumber: '.....678',
    maskedCardNumber: '411111......1111',
    note: 'to 01-0902-0068389-00 please',
    written: '01-902-00068389-0000 or 01\u20130902\u20130068389\u201300',
    wrong: '01-0902-0068380-00',
  };
  expect(withoutSecrets(value)).toEqual({
    ...value,
    accountNumber: '[removed]',
    settlementAccountNumber: '[removed]',
    note: 'to [removed] please',
    written: '[removed] or [removed]',
  });
});
