import { describe, expect, it } from 'vitest';
import { payeeReasonCodes, reasonText, reasonTexts } from './reason-codes.ts';

describe('reason codes', () => {
  it.each(Object.entries(reasonTexts))('%s is a sentence: %s', (code, text) => {
    expect(code).toMatch(/^[A-Z0-9]{4}$/);
    expect(text).toMatch(/^[A-Z].*[a-z]\.$/);
    expect(reasonText(code)).toBe(text);
  });

  it('name a code that is not known', () =>
    expect([reasonText('ZZ99'), reasonText('toString')]).toEqual([
      'The reason has the code ZZ99.',
      'The reason has the code toString.',
    ]));

  it('give the payee these, and none that only the payer or a bank can give', () => {
    expect(payeeReasonCodes).toEqual(['MD17', 'CTCA', 'CTAM', 'CTEX', 'MCFC', 'MCOC', 'MD21']);
  });
});
