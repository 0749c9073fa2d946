import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basicUser, communityOfKey, keyHint, newKeyText } from './key-text.ts';
import { loggedResponse, loggedBody, MOST_KEPT, MOST_READ } from './redact-body.ts';
import { address } from './authenticate-key.ts';

describe('a body in the developer log', () => {
  it('loses secrets and numbers, by name and by look, and keeps the rest', () => {
    const key = newKeyText(10, 'SECRET');
    const body = {
      customerName: 'Lena',
      card: { cardNumber: '4564710000000004', cvn: '123', expiry: '02/29' },
      accountNumber: '12345678',
      bsb: '062-000',
      note: 'Card 4564 7100 0000 0004, account 062-000 12345678, NZ 12-3141-0320017-000',
      rows: [{ payId: 'lena@example.com' }, { memo: `use ${key}` }],
    };
    expect(JSON.parse(loggedBody(body).text)).toEqual({
      customerName: 'Lena',
      card: { cardNumber: '[removed]', cvn: '[removed]', expiry: '02/29' },
      accountNumber: '[removed]',
      bsb: '062-000',
      note: 'Card [removed], account [removed], NZ [removed]',
      rows: [{ payId: '[removed]' }, { memo: 'use [removed]' }],
    });
  });

  it('loses secrets inside of texts, by the names before them and by their look', () => {
    const key = newKeyText(10, 'SECRET');
    for (const [text, kept] of [
      [JSON.stringify({ cvn: '123', name: 'Lena' }), '{"cvn":"[removed]","name":"Lena"}'],
      [JSON.stringify(JSON.stringify({ password: 'hunter22' })), String.raw`"{\"password\":\"[removed]\"}"`],
      ['cvn=123&name=Lena;password=hunter22', 'cvn=[removed]&name=Lena;password=[removed]'],
      [
        'https://lena:hunter22@example.com/hook?token=abc&page=2',
        'https://[removed]@example.com/hook?token=[removed]&page=2',
      ],
      [`Basic ${Buffer.from(`${key}:`).toString('base64')}`, 'Basic [removed]'],
      [Buffer.from(`${key}:`).toString('base64'), '[removed]'],
      ['Bearer 0123456789abcdef0123', 'Bearer [removed]'],
      ['signed with whsec_MfKQ9r8GKYqrTwjU', 'signed with [removed]'],
      ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', '[removed]'],
      ['Basic plan, token for the laundry: 7', 'Basic plan, token for the laundry: 7'],
      ['accountToken=4f0b, mail lena@example.com', 'accountToken=4f0b, mail lena@example.com'],
    ] as const)
      expect(JSON.parse(loggedBody({ memo: text }).text)).toEqual({ memo: kept });
  });

  it('stays JSON where a secret has no value', () => {
    const body = { token: null, password: '', isSecret: true, cvn: null };
    expect(JSON.parse(loggedBody(body).text)).toEqual(body);
  });

  it('loses a number that the cut would have parted', () => {
    const { text } = loggedBody({ a: `${'x'.repeat(MOST_KEPT - 16)}4564710000000004` });
    expect(text).not.toMatch(/\d/);
  });

  it('loses numbers that stand where a name should', () => {
    expect(loggedBody({ '4564710000000004': true }).text).toBe('{"[removed]":true}');
  });

  it('is bounded, and never fails, whatever it is', () => {
    expect(loggedBody({ a: 'x'.repeat(MOST_KEPT - 8) })).toMatchObject({ truncated: false });
    expect(loggedBody({ a: 'x'.repeat(MOST_KEPT) })).toMatchObject({
      truncated: true,
      text: expect.toSatisfy((text: string) => text.length === 65_536),
    });
    expect(loggedResponse('x'.repeat(MOST_READ + 1))).toMatchObject({ text: '[262145 characters]', truncated: true });
    expect(loggedResponse('no json')).toMatchObject({ text: '[not JSON]', truncated: false });
    let deep: unknown = [];
    for (let level = 0; level < 200_000; level++) deep = [deep];
    expect(loggedBody(deep).text).toBe('[not readable]');
    fc.assert(fc.property(fc.anything(), (value) => typeof loggedBody(value).text === 'string'));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, repeat) =>
        loggedBody({ text: text.repeat(repeat % 5000) }).text.isWellFormed(),
      ),
      { numRuns: 30 },
    );
  });
});

describe('a key', () => {
  it('is recognised, names its facility, and is shown by both ends', () => {
    const key = newKeyText(10, 'PUBLISHABLE');
    expect(key).toMatch(/^qp_pub_10_[\w-]{43}$/);
    expect(communityOfKey(key)).toBe(10);
    expect(keyHint(key)).toMatch(/^qp_pub_10_….{4}$/);
    expect(newKeyText(10, 'SECRET')).not.toBe(newKeyText(10, 'SECRET'));
  });

  it('stands as the user in HTTP Basic; anything else is none', () => {
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(basicUser(basic('qp_sec_10_abc:'))).toBe('qp_sec_10_abc');
    expect(basicUser(basic('user:with:colons'))).toBe('user');
    expect(basicUser(basic('only-user'))).toBe('only-user');
    for (const junk of ['', 'Basic', 'Basic ', 'Basic !!!', basic(':password'), 'Bearer abc', 'basicabc']) {
      expect(basicUser(junk)).toBeNull();
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => communityOfKey(basicUser(text) ?? '') === null));
  });
});

it('compares addresses as they are, IPv4 in IPv6 clothes as IPv4', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', 'fe80::1%eth0', 'unknown', ''].map(address)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
    '2001:db8::1',
    'fe80::1',
    null,
    null,
  ]);
});
