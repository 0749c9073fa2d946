import { describe, expect, it } from 'vitest';
import { frequencyWords, paymentAmount, paymentWords, validityWords } from './agreement-words.ts';

describe('the words of a new agreement', () => {
  it('say how often, and how many times where that is more than once', () => {
    expect(frequencyWords({ frequency: 'FORTNIGHTLY' })).toBe('every fortnight');
    expect(frequencyWords({ frequency: 'WEEKLY', paymentsPerPeriod: 1 })).toBe('every week');
    expect(frequencyWords({ frequency: 'WEEKLY', paymentsPerPeriod: 3 })).toBe('up to 3 times every week');
  });

  it('take the maximum where no amount is agreed', () => {
    expect(paymentAmount({ amount: '50.00', maximumPaymentAmount: '80.00' })).toEqual({
      isMost: false,
      amount: '50.00',
    });
    expect(paymentAmount({ maximumPaymentAmount: '80.00' })).toEqual({ isMost: true, amount: '80.00' });
  });

  it('say from when to when', () => {
    const startDate = '2026-11-24';
    expect(validityWords({ startDate, endDate: '2027-11-23' })).toBe('From 24 Nov 2026 until 23 Nov 2027');
    expect(validityWords({ startDate, endDate: startDate })).toBe('Once, on 24 Nov 2026');
    expect(validityWords({ startDate, automaticRenewal: true })).toBe('From 24 Nov 2026 until it is cancelled');
    expect(validityWords({ startDate })).toBe('From 24 Nov 2026, without an end date');
  });

  it('name the first and the last payment where they differ', () => {
    const terms = { firstPaymentAmount: '20.00', firstPaymentDue: '2026-11-30', lastPaymentDue: '2027-11-01' };
    expect(paymentWords(terms, 'first')).toBe('$20.00 on 30 Nov 2026');
    expect(paymentWords(terms, 'last')).toBe('01 Nov 2027');
    expect(paymentWords({}, 'last')).toBe('');
  });
});
