import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camelCase, sentenceCase, titleCase } from './label-case.tsx';

describe('label case', () => {
  it.each([
    ['PENDING_APPROVAL', 'Pending Approval'],
    ['customerNumber', 'Customer Number'],
    ['due-date', 'Due Date'],
    ['paytoAgreementId', 'PayTo Agreement ID'],
    ['PAYTO_AGREEMENT', 'PayTo Agreement'],
    ['payToAgreement', 'PayTo Agreement'],
    ['PayTo Agreement', 'PayTo Agreement'],
    ['customerPayID', 'Customer PayID'],
    ['pay_id', 'PayID'],
    ['bsb', 'BSB'],
    ['RESTApiKey', 'REST API Key'],
    ['first  name', 'First Name'],
    ['last4Digits', 'Last4 Digits'],
    ['', ''],
  ])('writes %s as the title %s [1R226]', (text, title) => {
    expect(titleCase(text)).toBe(title);
  });

  it.each([
    ['Customer Number', 'customerNumber'],
    ['PENDING_APPROVAL', 'pendingApproval'],
    ['due-date', 'dueDate'],
    ['PayTo Agreement', 'payToAgreement'],
  ])('writes %s as the camel-case %s [1R227]', (text, identifier) => {
    expect(camelCase(text)).toBe(identifier);
  });

  it('writes our own labels as sentences', () => {
    expect(sentenceCase('PENDING_APPROVAL')).toBe('Pending approval');
    expect(sentenceCase('customerId')).toBe('Customer ID');
    expect(sentenceCase('payto_agreement')).toBe('PayTo agreement');
  });

  it('comes back from title to camel case', () => {
    // No word with a spelling of its own begins like these
    const word = fc.stringMatching(/^[x-z][a-z]{2,7}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (parts) => {
        expect(camelCase(titleCase(parts.join('_')))).toBe(camelCase(parts.join(' ')));
      }),
    );
  });
});
