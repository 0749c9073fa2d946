import { describe, expect, it } from 'vitest';
import { type LastResponse, retryNowRefusal } from './retry-now.ts';

const TODAY = '2026-11-20';
const visa = (tries: number) => ({
  cardScheme: 'VISA' as const,
  declinedOn: Array.from({ length: tries }, () => '2026-11-10'),
});
const refusal = (values: Partial<LastResponse>, tries = 1) =>
  retryNowRefusal({ code: '51', kind: 'SOFT', cardScheme: 'VISA', isSameAccount: true, ...values }, visa(tries), TODAY);

describe('another try that a user asks for', () => {
  it('is allowed after a soft decline, and after details that may have been put right', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ code: '54', kind: 'DATA' })).toBeNull();
    expect(retryNowRefusal(null, { cardScheme: null, declinedOn: [] }, TODAY)).toBeNull();
  });

  it('is refused for the account that must not be charged again, and allowed for another one', () => {
    expect(refusal({ code: '43', kind: 'HARD' })).toBe('HARD_DECLINE');
    expect(refusal({ code: 'R1', kind: 'HARD' })).toBe('AUTHORISATION_REVOKED');
    expect(refusal({ code: '43', kind: 'HARD', isSameAccount: false })).toBeNull();
  });

  it('is refused while the outcome of the last try may not be final, whatever the account', () => {
    expect(refusal({ code: '94', kind: 'TECHNICAL' })).toBe('OUTCOME_NOT_KNOWN');
    expect(refusal({ code: 'Q6', kind: 'TECHNICAL', isSameAccount: false })).toBe('OUTCOME_NOT_KNOWN');
  });

  it('counts towards what the scheme of the charged card allows', () => {
    expect(refusal({}, 19)).toBeNull();
    expect(refusal({}, 20)).toBe('SCHEME_LIMIT');
    expect(refusal({ isSameAccount: false }, 20)).toBe('SCHEME_LIMIT');
  });
});
