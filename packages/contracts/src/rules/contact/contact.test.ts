import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail, isEmail } from './email.ts';
import { normalPayId, payIdFault, payIdType } from './payid.ts';
import { e164, e164Starts, payIdPhone, readPhone, storedStarts, toE164 } from './phone.ts';

const international = (text: string, home?: 'AU' | 'NZ') => {
  const phone = readPhone(text, home);
  return phone && e164(phone);
};

describe('phone', () => {
  it.each([
    ['0412 345 678', '+61412345678'],
    ['+61 412 345 678', '+61412345678'],
    ['61412345678', '+61412345678'],
    ['0011 61 412 345 678', '+61412345678'],
    ['+61 0412 345 678', '+61412345678'],
    ['+61-412345678', '+61412345678'],
    ['(02) 9012 3456', '+61290123456'],
    ['+61 (0)2 9012 3456', '+61290123456'],
    ['0491 570 006', '+61491570006'],
    ['(08) 7010 1234', '+61870101234'],
    ['+64 21 123 4567', '+64211234567'],
    ['09 123 4567', null],
    ['09 423 4567', '+6494234567'],
    ['021 123 45678', '+642112345678'],
    ['+1 202 555 0123', '+12025550123'],
    ['+44 20 7946 0123', '+442079460123'],
  ])('%s is %s', (text, number) => expect(international(text)).toBe(number));

  it.each([
    '412345678',
    '04123456',
    '0512 345 678',
    '0412-345-67a',
    '1300 975',
    '0412 345 678 ext',
    '0412 345 678 ext 123456789',
    'ext 12',
    '+61 412',
    '+0123456789',
    '1+61412345678',
    '',
  ])('refuses %s', (text) => expect(readPhone(text)).toBeNull());

  it('reads a ten-digit 02 number as one of the home country', () => {
    expect([international('021 123 4567', 'AU'), international('021 123 4567', 'NZ')]).toEqual([
      '+61211234567',
      '+64211234567',
    ]);
  });

  it.each([
    ['13 11 14', '+61131114'],
    ['1300 975 707', '+611300975707'],
    ['+61 1300 975 707', '+611300975707'],
    ['1800 975 707', '+611800975707'],
    ['1345 0123', '+6113450123'],
    ['0800 83 83 83', '+64800838383'],
    ['0800 123 4567', '+648001234567'],
    ['0508 123 456', '+64508123456'],
    ['+64 800 838 383', '+64800838383'],
  ])('%s of an organisation is %s', (text, number) => {
    expect([international(text, 'AU'), international(text, 'NZ')]).toEqual([number, number]);
  });

  it.each(['ext 12', 'ext. 12', 'x12', ' x 12', ' X12', ', ext 12', ' extension 12', ' extn 12', '#12', ';ext=12'])(
    'is the same with the extension %j behind it',
    (extension) => {
      const phone = { country: '61', national: '290123456', extension: '12' };
      expect(readPhone(`(02) 9012 3456${extension}`)).toEqual(phone);
    },
  );

  it.each([
    ['0412 345 678', 'AU', '+61412345678'],
    ['0412 345 678', 'NZ', '+61412345678'],
    ['021 123 4567', 'NZ', '+64211234567'],
    ['0064 21 123 4567', 'NZ', '+64211234567'],
    ['0064 21 123 4567', 'AU', '+64211234567'],
    ['00 61 412 345 678', 'NZ', '+61412345678'],
    ['+44 (0)20 7946 0123', 'AU', '+442079460123'],
    ['０４１２ ３４５ ６７８', 'AU', '+61412345678'],
    ['\u200e+61\u00a0412\u00a0345\u2011678', 'AU', '+61412345678'],
    ['0412 345 678 x12', 'AU', '+61412345678'],
    ['no number', 'AU', null],
  ] as const)('%s at home in %s is %s in E.164', (text, home, number) => expect(toE164(text, home)).toBe(number));

  it('has one E.164 however its digits are parted, at home and from abroad', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u2011', '\u00a0'), { minLength: 9, maxLength: 9 });
    const numbers = fc.oneof(
      fc.tuple(fc.constant('AU' as const), fc.constant('61'), fc.stringMatching(/^4[0-9]{8}$/)),
      fc.tuple(fc.constant('NZ' as const), fc.constant('64'), fc.stringMatching(/^2[0-9]{7,9}$/)),
    );
    fc.assert(
      fc.property(numbers, separators, ([home, code, national], between) => {
        const parted = Array.from(national, (digit, at) => `${between[at] ?? ''}${digit}`).join('');
        const written = [`0${parted}`, `+${code}${parted}`, `+${code} (0)${parted}`, `00${code}${parted}`];
        expect(new Set(written.map((text) => toE164(text, home)))).toEqual(new Set([`+${code}${national}`]));
      }),
    );
  });

  it.each([
    ['0491 57', 'AU', ['+6149157', '+6449157']],
    ['021', 'NZ', ['+6421', '+6121']],
    ['+61 0491', 'AU', ['+61491']],
    ['0011 61 4', 'AU', ['+614']],
    ['1300 97', 'AU', ['+61130097']],
    ['0412 345 678', 'AU', ['+61412345678']],
    ['345 678', 'AU', []],
    ['olsson', 'AU', []],
    ['', 'AU', []],
  ] as const)('begun as %s at home in %s starts with %j', (text, home, starts) => {
    expect(e164Starts(text, home)).toEqual(starts);
  });

  it('parts the country code for PayID', () => {
    const parted = ['+61412345678', '+64211234567', '+12025550123', '+353861234567'].map((text) =>
      payIdPhone(readPhone(text) ?? { country: '', national: '' }),
    );
    expect(parted).toEqual(['+61-412345678', '+64-211234567', '+1-2025550123', '+353-861234567']);
  });
});

describe('the beginnings of a stored number', () => {
  it.each([
    ['0491 57', ['049157', '6149157', '6449157']],
    ['+61 491 57', ['6149157', '049157']],
    ['+61 (0)491 570 157', ['610491570157', '0491570157', '61491570157']],
    ['021 555', ['021555', '6121555', '6421555']],
    ['1300 975 707', ['1300975707', '611300975707']],
    ['+1 202 555', ['1202555']],
    ['9012', ['9012']],
    ['x', []],
  ])('of %s are %j', (text, starts) => expect(storedStarts(text)).toEqual(starts));

  it('are five at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789+ ()')) }), (text) => {
        expect(storedStarts(text).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('email', () => {
  it.each([
    'name@example.com',
    "o'neil+tag@mail.example.co.nz",
    'a@b.co',
    'x_y.z@sub-domain.example',
    `${'a'.repeat(64)}@example.com`,
    'x?bcc=all@example.com',
    'a&b@example.com',
    'a=b@example.com',
    'relay%example.com@example.com',
    'a/b@example.com',
    'a#b@example.com',
    '"quoted"@example.com',
    '"kim lee"@example.com',
    String.raw`"two@signs \"and\" more"@example.com`,
    'kim@bücher.example',
    'kim@例え.テスト',
    'kim@例え。テスト',
    'kim@xn--bcher-kva.example',
  ])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    'name@example',
    'name.example.com',
    '.name@example.com',
    'name.@example.com',
    'na..me@example.com',
    'name@-example.com',
    'name@example-.com',
    'name@example..com',
    'name@example.1',
    'na me@example.com',
    'name@exam ple.com',
    '""@example.com',
    '"open@example.com',
    '"a"b@example.com',
    '"line\nbreak"@example.com',
    `"${'a'.repeat(63)}"@example.com`,
    'kim@bücher',
    'kim@-bücher.example',
    'kim@bü cher.example',
    'kim@bücher.example:25',
    'kim@bücher.example/path',
    `kim@${'ü'.repeat(60)}.example`,
    '"a<b"@example.com',
    'name@[127.0.0.1]',
    'two@signs@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${`${'b'.repeat(62)}.`.repeat(4)}example`,
    'имя@example.com',
  ])('refuses %s', (text) => expect(isEmail(text)).toBe(false));

  it('is kept with its domain in small letters and ASCII, so that two ways to write one are equal', () => {
    const written = [
      'Kim@BÜCHER.example',
      'Kim@bücher.Example',
      'Kim@bu\u0308cher.example',
      'Kim@XN--BCHER-KVA.example',
    ];
    expect(new Set(written.map(canonicalEmail))).toEqual(new Set(['Kim@xn--bcher-kva.example']));
    expect(canonicalEmail('"a@B"@Example.COM')).toBe('"a@B"@example.com');
  });

  it('is every address that RFC 5321 allows, and stays as it is once it is canonical', () => {
    const letters = 'abcXYZ019';
    const atext = `${letters}!#$%&'*+/=?^_\`{|}~-`;
    const of = (units: string, max: number) =>
      fc.string({ unit: fc.constantFrom(...Array.from(units)), minLength: 1, maxLength: max });
    const dotAtom = fc.array(of(atext, 10), { minLength: 1, maxLength: 4 }).map((atoms) => atoms.join('.'));
    const quoted = fc
      .array(
        fc.oneof(
          of(` ${atext}().,:;@[]`, 8),
          of(' "\\a@', 1).map((sign) => `\\${sign}`),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => `"${parts.join('')}"`);
    const label = fc.oneof(of(letters, 20), of('äöüçé', 8), of('例王小明', 8), of('почта', 8));
    const domain = fc.tuple(label, fc.constantFrom('com', 'co.nz', 'рф', 'テスト')).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(fc.oneof(dotAtom, quoted), domain, (local, host) => {
        const address = `${local}@${host}`;
        expect(isEmail(address)).toBe(true);
        const canonical = canonicalEmail(address);
        expect([canonical.startsWith(`${local}@`), canonicalEmail(canonical)]).toEqual([true, canonical]);
        expect(canonicalEmail(address.toUpperCase()).toLowerCase()).toBe(canonical.toLowerCase());
      }),
      { numRuns: 2000 },
    );
  });

  it('answers at once whatever is typed', () => {
    const parts = fc.constantFrom('a', '"', '\\', 'ü', '.', '-', '@', 'a.a', 'a-', '1', '!', ' ');
    fc.assert(
      fc.property(fc.array(parts, { minLength: 200, maxLength: 400 }), (text) => {
        // Processor time, the least of three: collecting garbage or another thread may fall into one of them
        const costs = Array.from({ length: 3 }, () => {
          const started = process.cpuUsage();
          isEmail(text.join(''));
          isEmail(`${'a-'.repeat(120)}@${'a-'.repeat(120)}!`);
          const { user, system } = process.cpuUsage(started);
          return (user + system) / 1000;
        });
        expect(Math.min(...costs)).toBeLessThan(50);
      }),
      { numRuns: 50 },
    );
  });
});

describe('PayID', () => {
  it.each([
    ['51 824 753 556', 'AUBN'],
    ['51-824-753-556', 'AUBN'],
    ['61412345678', 'AUBN'],
  ])('reads the ABN %s as %s [1R141 1R142]', (text, type) => expect(payIdType(text)).toBe(type));

  it.each([
    ['0412 345 678', 'TELI'],
    ['+61-412345678', 'TELI'],
    ['004 085 616', 'TELI'],
    ['+61412345678', 'TELI'],
  ])('reads the phone number %s as %s [1R141 1R143]', (text, type) => expect(payIdType(text)).toBe(type));

  it.each([
    ['name@example.com', 'EMAL'],
    ['name@example', 'ORGN'],
    ['Northgate Tennis', 'ORGN'],
    ['-', 'ORGN'],
    ['Unit 4', 'ORGN'],
  ])('reads %s as %s', (text, type) => expect(payIdType(text)).toBe(type));

  it('reads an @ and a dot as an email, and anything else as an organisation [1K033 1R144 1R145]', () => {
    expect(['a@b.c', 'a.b@', 'a@b', 'a.b', '1@2.3'].map(payIdType)).toEqual(['EMAL', 'EMAL', 'ORGN', 'ORGN', 'EMAL']);
    expect(['51824753556', '0412345678'].map(payIdType)).toEqual(['AUBN', 'TELI']);
  });

  it('reads eleven digits as an ABN, whatever spaces and dashes stand between them, and no other count [1R142 1K034]', () => {
    const digits = fc.stringMatching(/^\d{9,13}$/);
    const gaps = fc.array(fc.constantFrom('', ' ', '-', ' - '), { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(digits, gaps, (number, between) => {
        const written = number
          .split('')
          .map((digit, at) => (at === 0 ? digit : between[at] + digit))
          .join('');
        expect(payIdType(written)).toBe(number.length === 11 ? 'AUBN' : 'TELI');
      }),
    );
  });

  it.each([
    ['51 824 753 556', '51824753556'],
    ['0412 345 678', '+61-412345678'],
    ['Name@Example.com', 'name@example.com'],
    [' Northgate Tennis ', 'Northgate Tennis'],
    ['61412345678', null],
    ['004 085 616', null],
    ['a@b.c', null],
  ])('writes %s as %s', (text, normal) => expect(normalPayId(text)).toBe(normal));

  it('says how to write a phone number that reads as an ABN', () => {
    expect(payIdFault('61412345678')).toBe(
      'Not a valid ABN. Check the digits, or write the phone number as +61-412345678.',
    );
  });

  it('has a kind for every text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['AUBN', 'TELI', 'EMAL', 'ORGN']).toContain(payIdType(text));
      }),
    );
  });
});
