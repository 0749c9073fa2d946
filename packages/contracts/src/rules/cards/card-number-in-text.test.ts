import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, text } from '../../kernel/primitives.ts';
import { hasCardNumber, replaceCardNumbers } from './card-number-in-text.ts';
import { textFault } from '../texts/text-kinds.ts';

describe('a card number in a text', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'Paid by 4111 1111 1111 1111, thanks',
    'Order 20261120 4111 1111 1111 1111 2',
    '378282246310005',
    '3782 822463 10005',
    '6205500000000000004',
    'card:5555555555554444.',
    '41111111-1111-1111-4242-424242424242',
    '27551e62-094f-4532-9280-90156cf90b27 4111 1111 1111 1111',
    'a4111-1111-1111-1111-27551e62-094f-4532-9280-90156cf90b2',
  ])('is found: %s', (line) => expect(hasCardNumber(line)).toBe(true));

  const groups = ['4111', '1111', '1111', '1111'];
  const separators = [
    ' ',
    '\u00a0',
    '\u2009',
    '\u202f',
    '\u3000',
    '\t',
    '\n',
    '.',
    ',',
    '/',
    '\\',
    '_',
    ':',
    ';',
    '*',
    '#',
    '·',
    '•',

    '-',
    '\u2010',
    '\u2011',
    '\u2012',
    '\u2013',
    '\u2014',
    '\u2015',
    '\u2212',
    '\uff0d',
    '\u3001',
    '\u2800',
  ];
  const unseen = [
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\ufe0f',
    '\u{e0100}',
    '\u0332',
  ];
  const scripts = ['0', '\uff10', '\u0660', '\u06f0', '\u0966', '\u0e50', '\u{1d7ce}', '\u{1d7d8}', '\u{11066}'];
  const written = (digits: string, zero: string) =>
    digits.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

  it('is found with every separator, one to three times, and not with four', () => {
    for (const separator of separators) {
      for (const times of [1, 2, 3]) expect(hasCardNumber(groups.join(separator.repeat(times))), separator).toBe(true);
      expect(hasCardNumber(groups.join(separator.repeat(4))), separator).toBe(false);
    }
  });

  it('is found with three different separators, and between single digits', () => {
    for (const entry of separators)
      for (const other of separators) expect(hasCardNumber(groups.join(`${entry}${other}${entry}`))).toBe(true);
    for (const entry of separators) expect(hasCardNumber(Array.from(groups.join('')).join(entry))).toBe(true);
  });

  it('is found however many unseen characters are between its digits', () => {
    for (const entry of unseen) {
      for (const times of [1, 3, 50]) {
        expect(hasCardNumber(groups.join(entry.repeat(times))), entry).toBe(true);
        expect(hasCardNumber(`9${entry.repeat(times)}${groups.join('')}`), entry).toBe(true);
      }
      expect(hasCardNumber(groups.join(` ${entry} ${entry} `))).toBe(true);
    }
  });

  it('is found in the digits of every script, mixed too', () => {
    for (const zero of scripts) {
      expect(hasCardNumber(written(groups.join(''), zero))).toBe(true);
      expect(hasCardNumber(`card ${written('4111 1111', zero)} 1111\u00a01111`)).toBe(true);
    }
    expect(hasCardNumber('④①①①①①①①①①①①①①①①')).toBe(true);
    expect(hasCardNumber('⒋⒈⒈⒈⒈⒈⒈⒈⒈⒈⒈⒈⒈⒈⒈⒈')).toBe(true);
    expect(hasCardNumber('4️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣')).toBe(true);
  });

  it('is found in any disguise of these', () => {
    const gap = fc.tuple(
      fc.array(fc.constantFrom(...separators), { maxLength: 3 }),
      fc.array(fc.constantFrom(...unseen), { maxLength: 4 }),
    );
    const number = fc.constantFrom('4111111111111111', '378282246310005', '5555555555554444', '6205500000000000004');
    const around = fc.stringMatching(/^[a-zé日]{1,8}$/u);
    fc.assert(
      fc.property(
        number,
        fc.array(gap, { minLength: 20, maxLength: 20 }),
        fc.constantFrom(...scripts),
        around,
        (digits, gaps, zero, word) => {
          const disguised = Array.from(
            written(digits, zero),
            (digit, at) => `${digit}${gaps[at]?.flat().join('') ?? ''}`,
          );
          expect(hasCardNumber(`${word}${disguised.join('')}${word}`)).toBe(true);
          expect(replaceCardNumbers(`${word}${disguised.join('')}${word}`, '[x]')).toMatch(
            /^[^\p{Nd}]*\[x\][^\p{Nd}]*$/u,
          );
        },
      ),
    );
  });

  it('is replaced alone, and overlapping ones together', () => {
    expect(replaceCardNumbers('Card 4111\u00a01111 . 1111–1111, ok', '[x]')).toBe('Card [x], ok');
    expect(replaceCardNumbers('4111111111111111 and 5555.5555.5555.4444', '[x]')).toBe('[x] and [x]');
    const overlapping = replaceCardNumbers('4111 1111 1111 1111 5555 5555 5555 4444 1111', 'x');
    expect([overlapping, hasCardNumber(overlapping)]).toEqual([overlapping, false]);
    expect(replaceCardNumbers('nothing 2026-11-23 here', '[x]')).toBe('nothing 2026-11-23 here');
  });

  it('is not seen in a date, a time, an amount, a BSB, a phone number or a reference by itself', () => {
    const two = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
    const ordinary = fc.oneof(
      fc.tuple(two(28), two(12), fc.integer({ min: 1950, max: 2060 })).map((parts) => parts.join('/')),
      fc.tuple(fc.integer({ min: 1950, max: 2060 }), two(12), two(28)).map((parts) => parts.join('-')),
      fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(':')),
      fc
        .integer({ min: 0, max: 9_999_999_999_99 })
        .map((cents) => (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' })),
      fc.integer({ min: 0, max: 999_999 }).map((bsb) => String(bsb).padStart(6, '0').replace(/(...)/, '$1-')),
      fc.integer({ min: 0, max: 99_999_999 }).map((phone) => `+61 4${String(phone).padStart(8, '0')}`),
      fc.integer({ min: 0, max: 999_999 }).map((number) => `INV-2026-${number}`),
      fc.constantFrom('51 824 753 556', '01-0902-0068389-00'.slice(0, 12), 'v4.6.7', '203.0.113.10'),
    );
    fc.assert(
      fc.property(ordinary, (words) => {
        expect(hasCardNumber(words), words).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('is seen in one of ten numbers of its length at most, so that few long references are refused', () => {
    const numbers = Array.from({ length: 20_000 }, (_, n) => String(1_000_000_000_000_000 + n * 449_999_999_987));
    expect(numbers.filter(hasCardNumber).length / numbers.length).toBeLessThan(0.1);
  });

  it.each([
    '',
    '4111111111111112',
    '2721000000000004',
    '41111111111111110000',
    '0491 570 006',
    '+61 2 9012 3456',
    '51 824 753 556',
    '20261120090000',
    'HCW-0041827',
    '062-000 12345678',
    '1234567890123456',
    '27551e62-094f-4532-9280-90156cf90b27',
    'Order 27551E62-094F-4532-9280-90156CF90B27, paid',
  ])('is not seen in %j', (line) => expect(hasCardNumber(line)).toBe(false));

  it('is not seen in UUIDs, by which programs name their requests', () => {
    const used = Array.from({ length: 20_000 }, () => crypto.randomUUID()).filter(hasCardNumber);
    expect(used).toEqual([]);
  });

  it('is not seen in account tokens, which are UUIDs without hyphens', () => {
    const token = 'ABCDEFABCDEF4111811111111116ABCD';
    expect(hasCardNumber('4111811111111116')).toBe(true);
    expect(text({ max: 64 }).parse(token)).toBe(token);
    const tokens = Array.from({ length: 20_000 }, () => crypto.randomUUID().replaceAll('-', '').toUpperCase());
    expect(tokens.filter(hasCardNumber)).toEqual([]);
  });

  it('is not seen in SHA-256 fingerprints, with and without colons', () => {
    const fingerprint =
      '9F:2E:46:91:87:61:43:A1:12:2D:D0:46:33:07:50:97:41:49:49:B5:22:23:79:F6:F4:D4:EE:5A:68:DE:76:6D';
    expect(hasCardNumber(fingerprint)).toBe(false);
    expect(hasCardNumber(fingerprint.replaceAll(':', ''))).toBe(false);
    expect(hasCardNumber(fingerprint.slice(0, -3))).toBe(true);
  });

  it('is found among other letters and digits of the length of a token', () =>
    expect(hasCardNumber('ABCDEFAB4111111111111111ABCDEFAB')).toBe(true));

  it('is found wherever it stands between words', () => {
    const word = fc.stringMatching(/^[a-z]{0,8}$/);
    fc.assert(
      fc.property(word, word, fc.constantFrom(' ', '-', ''), (before, after, between) => {
        const number = ['4111', '1111', '1111', '1111'].join(between);
        expect(hasCardNumber(`${before} ${number} ${after}`)).toBe(true);
      }),
    );
  });

  it('is refused in every text but those that are made for one', () => {
    const given = 'Paid by 4111 1111 1111 1111';
    const message = 'Do not enter a card number here.';
    expect(text({ max: 100 }).safeParse(given).error?.issues).toMatchObject([{ message }]);
    expect(text({ max: 100, multiline: true }).safeParse(`\n${given}`).error?.issues).toMatchObject([{ message }]);
    expect(textFault(given, 'line')).toBe(message);
    expect(numberText({ max: 100 }).parse(' 4111 1111 1111 1111 ')).toBe('4111 1111 1111 1111');
    expect(numberText({ max: 100 }).safeParse('4111\u0000').success).toBe(false);
    expect(text({ max: 100 }).safeParse('a\u0000b').error?.issues).toMatchObject([
      { message: 'Remove the special characters that cannot be stored.' },
    ]);
  });
});
