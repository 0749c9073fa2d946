import * as fc from 'fast-check';
import { cleanText } from '../rules/texts/text-kinds.ts';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  date,
  dateTime,
  email,
  id,
  money,
  numberText,
  passwordText,
  queryText,
  text,
  version,
} from './primitives.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('primitives', () => {
  it('refuse control characters, non-characters and lone surrogates in text', () => {
    for (const bad of ['a\u0000b', 'a\u001fb', '\u009f', '\ufffe', '\ud800', 'x\udfff', 'a\nb'])
      expect(accepts(text({ max: 10 }), bad)).toBe(false);
    for (const good of ['Māori', '日本', 'O’Halloran', '🏦', 'a\u00a0b'])
      expect(accepts(text({ max: 10 }), good)).toBe(true);
    expect(accepts(text({ max: 10, multiline: true }), 'a\nb\tc\r\nd')).toBe(true);
    expect(accepts(text({ max: 10, multiline: true }), 'a\u0000')).toBe(false);
  });

  it('refuse bidirectional overrides in text of every kind', () => {
    for (const schema of [
      text({ max: 50 }),
      text({ max: 50, multiline: true }),
      numberText({ max: 50 }),
      passwordText(),
    ])
      for (const bad of ['invoice\u202efdp.exe', '\u202dabc', 'abc\u202e'])
        expect(schema.safeParse(bad).error?.issues).toMatchObject([{ message: /^Contains characters that cannot be/ }]);
    expect(accepts(queryText({ max: 50 }), 'a=\u202e')).toBe(false);
  });

  it('refuse text in which nothing can be seen', () => {
    for (const bad of [
      '\u200b',
      '\u200d\u200d',
      '\u3164',
      '\u115f\u1160',
      '\uffa0',
      '\ufe0f',
      '\u{e0101}',
      '\u2060 \u00ad',
      '\u2800',
      '\u180e',
      '\u{e0061}',
    ]) {
      for (const schema of [
        text({ max: 50 }),
        text({ max: 50, min: 0 }),
        text({ max: 50, multiline: true }),
        passwordText(),
      ])
        expect(schema.safeParse(bad).error?.issues, JSON.stringify(bad)).toMatchObject([
          { message: 'Enter at least one visible character.' },
        ]);
    }
  });

  it('accept joiners in emoji and scripts, marks, and text of every direction', () => {
    for (const good of [
      '👩‍👩‍👧‍👦',
      '❤️',
      'می\u200cخواهم',
      'क्\u200dष',
      'שלום\u200f',
      '\u2067عربي\u2069',
      'José',
      '한글',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    ])
      expect([good, accepts(text({ max: 50 }), good)]).toEqual([good, true]);
  });

  it('remove invisible characters by which two texts look alike, and no joiner that a script or an emoji needs', () => {
    const names = [
      'Pay\u200broll',
      'Pay\u00adroll',
      'Pay\u2060roll\ufeff',
      '\u200ePayroll\u200f',
      'Pay\u200droll',
      'Pay\u200croll',
      'P\ufe0fayroll',
      'Payr\u{e0061}oll',
      '\u2066Payroll\u2069',
      'Payroll\u3164',
      'Pay\u034froll\u061c',
    ];
    for (const name of names) {
      expect([name, text({ max: 7 }).parse(name)]).toEqual([name, 'Payroll']);
      expect(cleanText(name, 'line')).toBe('Payroll');
    }
    for (const name of ['👩‍👩‍👧‍👦', '❤️', '1️⃣', '👩🏽‍💻', 'می\u200cخواهم', 'क्\u200dष', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛\u{e0100}'])
      expect(text({ max: 50 }).parse(name)).toBe(name);
  });

  it('say of a text that is too long nothing but that', () => {
    const issues = (
      schema: { safeParse(value: unknown): { error?: { issues: unknown[] } | undefined } },
      value: string,
    ) => schema.safeParse(value).error?.issues;
    const card = '4111 1111 1111 1111 ';
    for (const schema of [
      text({ max: 30 }),
      text({ max: 30, multiline: true }),
      numberText({ max: 30 }),
      email(),
      passwordText(),
      queryText({ max: 30 }),
    ])
      expect(issues(schema, card.repeat(20))).toMatchObject([{ code: 'too_big' }]);
  });

  it('refuse a query string with a card number in a parameter, however it is encoded', () => {
    const query = queryText({ max: 200 });
    for (const bad of [
      'Search=4111111111111111',
      'Search=4111+1111+1111+1111',
      'a=1&Search=4111%201111%C2%A01111%2D1111',
      '4111111111111111=',
    ])
      expect([bad, accepts(query, bad)]).toEqual([bad, false]);
    expect(accepts(query, 'Status=DISABLED&Sort=-createdAt&Page=2')).toBe(true);
    expect(accepts(query, '')).toBe(true);
  });

  it('measure text after trimming', () => {
    expect(text({ max: 3 }).parse('  abc ')).toBe('abc');
    expect(accepts(text({ max: 3 }), 'abcd')).toBe(false);
    expect(accepts(text({ max: 3 }), '   ')).toBe(false);
    expect(accepts(text({ max: 3, min: 0 }), '   ')).toBe(true);
  });

  it('accept only whole ids from 1 to 2^53-1', () => {
    for (const good of [1, 42, Number.MAX_SAFE_INTEGER]) expect(accepts(id(), good)).toBe(true);
    for (const bad of [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, Infinity, '1', null])
      expect(accepts(id(), bad)).toBe(false);
    expect(accepts(version(), 2_147_483_648)).toBe(false);
  });

  it('accept only real calendar dates', () => {
    for (const good of ['2024-02-29', '2026-11-20', '1900-01-01']) expect(accepts(date(), good)).toBe(true);
    for (const bad of [
      '2023-02-29',
      '2026-13-01',
      '2026-11-31',
      '0000-01-01',
      '3000-01-01',
      '20-11-2026',
      '2026-1-1',
      '',
    ])
      expect(accepts(date(), bad)).toBe(false);
  });

  it('accept every moment that JavaScript writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (moment) => {
          expect(accepts(dateTime(), moment.toISOString())).toBe(true);
        },
      ),
    );
  });

  it('keep money as decimal text', () => {
    const faults = (value: string) =>
      amountText()
        .safeParse(value)
        .error?.issues.map(({ message }) => message) ?? [];
    expect(faults('-5.00')).toEqual(['Enter an amount without a minus sign']);
    expect(faults('99999999999.00')).toEqual(['Enter at most 9,999,999,999.99']);
    expect(faults('12.3')).toEqual(['Enter an amount with two decimals, such as 120.50']);
    for (const good of ['0.00', '12.34', '9999999999.99']) expect(accepts(amountText(), good)).toBe(true);
    for (const bad of ['1', '1.5', '01.00', '-1.00', '1e3', '1,000.00', '', '99999999999.00'])
      expect(accepts(amountText(), bad)).toBe(false);
    expect(accepts(money(), { amount: '-12.34', currency: 'NZD', displayAmount: '-NZ$12.34' })).toBe(true);
    expect(accepts(money(), { amount: 12.34, currency: 'AUD', displayAmount: '$12.34' })).toBe(false);
  });
});
