import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, text } from '../kernel/primitives.ts';
import { hasCardNumber } from './card-number-in-text.ts';
import { textFault } from './text-kinds.ts';

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
    const taken = Array.from({ length: 20_000 }, () => crypto.randomUUID()).filter(hasCardNumber);
    expect(taken).toEqual([]);
  });

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
    const message = 'Card numbers must not be entered here.';
    expect(text({ max: 100 }).safeParse(given).error?.issues).toMatchObject([{ message }]);
    expect(text({ max: 100, multiline: true }).safeParse(`\n${given}`).error?.issues).toMatchObject([{ message }]);
    expect(textFault(given, 'line')).toBe(message);
    expect(numberText({ max: 100 }).parse(' 4111 1111 1111 1111 ')).toBe('4111 1111 1111 1111');
    expect(numberText({ max: 100 }).safeParse('4111\u0000').success).toBe(false);
    expect(text({ max: 100 }).safeParse('a\u0000b').error?.issues).toMatchObject([
      { message: 'Contains characters that cannot be stored.' },
    ]);
  });
});
