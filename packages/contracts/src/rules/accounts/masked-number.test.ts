import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccountNumber, maskCard, maskNzAccount } from './masked-number.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((each) => each.join(''));

describe('masked numbers', () => {
  it.each([
    ['4242424242424242', '424242......4242'],
    ['378282246310005', '378282.....0005'],
    ['36227206271667', '362272....1667'],
    ['4222222222222', '422222...2222'],
    ['6205500000000000004', '620550.........0004'],
  ])('of card %s read %s', (number, masked) => expect(maskCard(number)).toBe(masked));

  it.each([
    ['12345678', '.....678'],
    ['111111', '...111'],
    ['1234', '..34'],
    ['7', '.'],
  ])('of account %s read %s', (number, masked) => expect(maskAccountNumber(number)).toBe(masked));

  it('of New Zealand accounts hide the base only', () => {
    expect(maskNzAccount('01-0902-0068389-00')).toBe('01-0902-....389-00');
    expect(maskNzAccount('26 2600 0320871 032')).toBe('26-2600-....871-032');
    expect(maskNzAccount('01-0902-0068380-00')).toBeNull();
  });

  it('keep the length, hide at least three digits of a card and half of an account, and change nothing they show', () => {
    const fits = (masked: string, number: string) =>
      masked.length === number.length && masked.split('').every((sign, at) => sign === '.' || sign === number[at]);
    fc.assert(
      fc.property(digits(13, 19), digits(1, 9), (card, account) => {
        const [maskedCard, maskedAccount] = [maskCard(card), maskAccountNumber(account)];
        expect(fits(maskedCard, card) && fits(maskedAccount, account)).toBe(true);
        expect(maskedCard.replaceAll(/[^.]/g, '').length).toBe(card.length - 10);
        expect(maskedAccount.replaceAll(/[^.]/g, '').length).toBeGreaterThanOrEqual(account.length / 2);
      }),
    );
  });
});
