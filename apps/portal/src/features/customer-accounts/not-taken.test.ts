import { describe, expect, it } from 'vitest';
import { schemesNotTaken, typesNotTaken } from './not-taken.ts';

const both = { credit: true, debit: true };
const all = (['VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY'] as const).map((cardScheme) => ({
  cardScheme,
  ...both,
}));

describe('what a business does not accept', () => {
  it('is nothing where it takes everything', () => {
    expect(schemesNotTaken('Harbour City Water', all)).toBeNull();
    expect(typesNotTaken('Harbour City Water', ['DIRECT_DEBIT_NZ', 'CREDIT_CARD', 'DIRECT_DEBIT'])).toBeNull();
  });

  it('names schemes and types that are missing', () => {
    const withoutAmex = all.filter(({ cardScheme }) => cardScheme !== 'AMEX');
    expect(schemesNotTaken('Harbour City Water', withoutAmex)).toBe('Harbour City Water does not accept Amex.');
    expect(schemesNotTaken('Harbour City Gas', all.slice(0, 3))).toBe(
      'Harbour City Gas does not accept Diners Club, JCB or UnionPay.',
    );
    expect(typesNotTaken('Harbour City Gas', ['CREDIT_CARD'])).toBe(
      'Harbour City Gas does not accept Australian bank accounts or New Zealand bank accounts.',
    );
  });

  it('says where only credit or only debit cards are taken, and nothing of schemes that do not tell', () => {
    const some = all.map((scheme) => ({ ...scheme, debit: scheme.cardScheme === 'VISA' }));
    expect(schemesNotTaken('Harbour City Water', some)).toBe('Of Mastercard only credit cards.');
  });
});
