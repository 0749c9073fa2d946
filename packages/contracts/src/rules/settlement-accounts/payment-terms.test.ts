import { describe, expect, it } from 'vitest';
import { termAfter, termBefore, termsOfAccount } from './payment-terms.ts';

const term = (paymentTermId: number, over: object = {}) => ({
  paymentTermId,
  product: 'RECURRING',
  instrument: 'DIRECT_ENTRY',
  cardScheme: null as string | null,
  currency: 'AUD',
  accountEnabled: true,
  ...over,
});
const card = { instrument: 'CREDIT_CARD' };

describe('a payment term', () => {
  it('waits behind an older enabled one for the same payments', () => {
    expect(termBefore([term(1), term(2)], term(2))?.paymentTermId).toBe(1);
    expect(termBefore([term(1), term(2)], term(1))).toBeUndefined();
    expect(termBefore([term(1, { accountEnabled: false }), term(2)], term(2))).toBeUndefined();
    expect(termBefore([term(1, { currency: 'NZD' })], term(2))).toBeUndefined();
    expect(termBefore([term(1, { product: 'BATCH' })], term(2))).toBeUndefined();
  });

  it('waits behind an instrument that takes at least the same types of accounts', () => {
    expect(termBefore([term(1, { instrument: 'SIMULATOR' })], term(2))?.paymentTermId).toBe(1);
    expect(termBefore([term(1)], term(2, { instrument: 'SIMULATOR' }))).toBeUndefined();
    expect(termBefore([term(1, { instrument: 'TANDEM' })], term(2, card))?.paymentTermId).toBe(1);
  });

  it('of one card scheme goes before one of every scheme, whichever is older', () => {
    expect(termBefore([term(1, card)], term(2, { ...card, cardScheme: 'AMEX' }))).toBeUndefined();
    expect(termBefore([term(1, { ...card, cardScheme: 'AMEX' })], term(2, card))).toBeUndefined();
  });

  it('is followed by one for the same payments, or for every scheme, once it is removed', () => {
    const amex = term(3, { ...card, cardScheme: 'AMEX' });
    expect(termAfter([term(1, card), amex], amex)?.paymentTermId).toBe(1);
    expect(termAfter([term(1, card), amex, term(4, { ...card, cardScheme: 'AMEX' })], amex)?.paymentTermId).toBe(4);
    expect(termAfter([amex, term(1, card)], term(1, card))).toBeUndefined();
    expect(termAfter([term(1)], term(1))).toBeUndefined();
  });
});

it('is offered for no trace account', () => {
  expect(termsOfAccount('NZ_BANK', 'NZ_DIRECT_ENTRY_TRACE')).toBeNull();
  expect(termsOfAccount('NZ_BANK', 'NZ_DIRECT_ENTRY')?.instrument).toBe('NZ_TRUST_DIRECT');
});
