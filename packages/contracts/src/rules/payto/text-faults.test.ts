import { describe, expect, it } from 'vitest';
import { agreementTextFaults, type AgreementTexts } from './text-faults.ts';

const faults = (texts: Partial<AgreementTexts>) =>
  agreementTextFaults({ description: 'Water rates', ...texts }).map(({ field, message }) => `${field}: ${message}`);

describe('the texts of an agreement', () => {
  it('are fine at their limits', () => {
    const [short, long] = ['x'.repeat(35), 'x'.repeat(140)];
    const texts = { description: long, shortDescription: short, payeeReference: short, payerReference: short };
    expect(faults({ ...texts, payerName: 'é'.repeat(140) })).toEqual([]);
    expect(faults({ description: 'Water' })).toEqual([]);
    expect(faults({ description: ' ~!"#$%&' })).toEqual([]);
  });

  it.each<[string, Partial<AgreementTexts>]>([
    ['description: Enter 5 to 140 characters.', { description: 'Rent' }],
    ['description: Enter 5 to 140 characters.', { description: '  Rent  ' }],
    ['description: Enter 5 to 140 characters.', { description: 'x'.repeat(141) }],
    ['description: Use only letters without accents, digits and common signs.', { description: 'Café rent' }],
    ['description: Use only letters without accents, digits and common signs.', { description: 'Water\nrates' }],
    ['description: Enter a description or a short description.', { description: '' }],
    ['description: Enter a description or a short description.', { description: ' ', shortDescription: ' ' }],
    ['shortDescription: Enter at most 35 characters.', { shortDescription: 'x'.repeat(36) }],
    ['payeeReference: Enter at most 35 characters.', { payeeReference: 'x'.repeat(36) }],
    ['payerReference: Enter at most 35 characters.', { payerReference: 'x'.repeat(36) }],
    ['payerName: Enter at most 140 characters.', { payerName: 'x'.repeat(141) }],
  ])('are refused: %s', (fault, texts) => expect(faults(texts)).toEqual([fault]));

  it('need one of the two descriptions only', () => {
    expect(faults({ description: '', shortDescription: 'Rates' })).toEqual([]);
    expect(faults({ description: 'Water rates', shortDescription: '' })).toEqual([]);
  });

  it('are judged as far as they are there', () =>
    expect(agreementTextFaults({ payerName: 'Margaret Olsson' })).toEqual([]));
});
