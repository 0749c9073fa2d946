import { expect, it } from 'vitest';
import { isOneOff, paymentLimit, payToFrequencies } from './terms.ts';
import { termsOf } from './terms.fixture.ts';

it('has one payment in a period where no number is given, and no limit without periods or several times a day', () => {
  const limits = Object.entries(payToFrequencies).map(([frequency]) => [
    frequency,
    paymentLimit(termsOf({ frequency: frequency as keyof typeof payToFrequencies })),
  ]);
  expect(Object.fromEntries(limits)).toEqual({
    AD_HOC: null,
    INTRA_DAY: null,
    DAILY: 1,
    WEEKLY: 1,
    FORTNIGHTLY: 1,
    MONTHLY: 1,
    QUARTERLY: 1,
    HALF_YEARLY: 1,
    YEARLY: 1,
  });
});

it('has as many payments in a period as are given', () =>
  expect(paymentLimit(termsOf({ frequency: 'INTRA_DAY', paymentsPerPeriod: 4 }))).toBe(4));

it('is one-off when it is ad hoc and ends on the day on which it starts, with a single payment', () => {
  const oneOff = termsOf({ frequency: 'AD_HOC', endDate: '2027-01-31' });
  expect([isOneOff(oneOff), paymentLimit(oneOff)]).toEqual([true, 1]);
  expect(isOneOff({ ...oneOff, endDate: '2027-02-01' })).toBe(false);
  expect(isOneOff({ ...oneOff, endDate: null })).toBe(false);
  expect(isOneOff({ ...oneOff, frequency: 'INTRA_DAY' })).toBe(false);
});
