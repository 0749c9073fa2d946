import { expect, it } from 'vitest';
import { paidFromName } from './paid-from-name.ts';

it('names what a payment was paid from by no more than its mask shows', () => {
  const nothing = { maskedNumber: null, cardScheme: null, bsb: null };
  expect(
    paidFromName({ ...nothing, accountType: 'CREDIT_CARD', maskedNumber: '424242......4242', cardScheme: 'VISA' }),
  ).toBe('Visa •••• 4242');
  expect(paidFromName({ ...nothing, accountType: 'DIRECT_DEBIT', maskedNumber: '.....678', bsb: '062000' })).toBe(
    'BSB 062-000 · •••• 678',
  );
  expect(paidFromName({ ...nothing, accountType: 'DIRECT_DEBIT_NZ', maskedNumber: '01-0902-....389-00' })).toBe(
    '01-0902-••••389-00',
  );
  expect(paidFromName({ ...nothing, accountType: 'PAYTO', maskedNumber: '.....678' })).toBe('PayTo agreement');
  expect(paidFromName({ ...nothing, accountType: 'CREDIT_CARD' })).toBe('Card');
  expect(paidFromName({ ...nothing, accountType: 'CREDIT_CARD', maskedNumber: '12....34', cardScheme: 'NEW' })).toBe(
    '12••••34',
  );
});
