import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../banking-calendar/days.ts';
import { anyTerms, balloonTerms, termsOf, variableTerms } from './terms.fixture.ts';
import { termFaults } from './term-faults.ts';
import { payToAgreementTypeCodes, payToFrequencyCodes, type PayToTerms } from './terms.ts';

const context = { today: '2027-01-10', isNew: true };
const faults = (terms: PayToTerms, given = context) =>
  termFaults(terms, given).map(({ field, message }) => `${field}: ${message}`);

describe('the dates of terms', () => {
  it.each<[string, Partial<PayToTerms>]>([
    ['startDate: Enter today or a later date.', { startDate: '2027-01-09' }],
    ['startDate: Enter a date.', { startDate: '2027-02-30' }],
    ['endDate: Enter a date.', { endDate: 'soon' }],
    ['endDate: Enter a date from 31 Jan 2027 on, the start of the agreement.', { endDate: '2027-01-30' }],
    [
      'endDate: Leave the end date empty: the agreement renews automatically.',
      { endDate: '2027-12-31', automaticRenewal: true },
    ],
    [
      'firstPaymentDue: Enter a date from 31 Jan 2027 on, the start of the agreement.',
      { firstPaymentDue: '2027-01-30' },
    ],
    [
      'firstPaymentDue: Enter a date up to 31 Mar 2027, the end of the agreement.',
      { firstPaymentDue: '2027-04-01', endDate: '2027-03-31' },
    ],
    ['firstPaymentDue: Enter a date.', { firstPaymentDue: '2027-13-01' }],
    [
      'lastPaymentDue: Enter a date up to 31 Mar 2027, the end of the agreement.',
      { lastPaymentDue: '2027-04-01', endDate: '2027-03-31' },
    ],
    ['lastPaymentDue: Enter a date from 31 Jan 2027 on, the start of the agreement.', { lastPaymentDue: '2027-01-30' }],
    [
      'lastPaymentDue: Enter a date from 01 Mar 2027 on, the date of the first payment.',
      { firstPaymentDue: '2027-03-01', lastPaymentDue: '2027-02-28' },
    ],
  ])('are refused: %s', (fault, given) => expect(faults(termsOf(given))).toEqual([fault]));

  it('may be the first and the last day of the validity', () => {
    const [startDate, endDate] = ['2027-01-10', '2027-03-31'];
    const dates = { startDate, endDate, firstPaymentDue: startDate, lastPaymentDue: endDate };
    expect(faults(termsOf(dates))).toEqual([]);
    expect(faults(termsOf({ ...dates, firstPaymentDue: endDate }))).toEqual([]);
  });

  it('keep the start of an agreement that is amended, and do not end it in the past', () => {
    const amended = { today: '2027-06-01', isNew: false };
    expect(faults(termsOf(), amended)).toEqual([]);
    expect(faults(termsOf({ endDate: '2027-06-01' }), amended)).toEqual([]);
    expect(faults(termsOf({ endDate: '2027-05-31' }), amended)).toEqual(['endDate: Enter today or a later date.']);
  });
});

describe('the amounts of terms', () => {
  const range = 'Enter an amount from $0.01 to $9,999,999.99.';
  it.each<[string, PayToTerms]>([
    ['paymentAmount: Enter the amount of each payment: a fixed agreement needs one.', termsOf({ paymentAmount: null })],
    [
      'paymentAmount: Enter the amount of each payment: a balloon agreement needs one.',
      balloonTerms({ paymentAmount: null }),
    ],
    [
      'maximumPaymentAmount: Enter the maximum amount of a payment: a variable agreement needs one.',
      variableTerms({ maximumPaymentAmount: null }),
    ],
    [
      'maximumPaymentAmount: Enter the maximum amount of a payment: a usage based agreement needs one.',
      variableTerms({ agreementType: 'USAGE', maximumPaymentAmount: null }),
    ],
    [
      'lastPaymentAmount: Enter the amount of the last payment: a balloon agreement needs one.',
      balloonTerms({ lastPaymentAmount: null }),
    ],
    [
      'lastPaymentDue: Enter the date of the last payment: a balloon agreement needs one.',
      balloonTerms({ lastPaymentDue: null }),
    ],
    ['lastPaymentAmount: Enter at least $100.00, the payment amount.', balloonTerms({ lastPaymentAmount: 9_999n })],
    ['maximumPaymentAmount: Enter at least $100.00, the payment amount.', termsOf({ maximumPaymentAmount: 9_999n })],
    ['firstPaymentAmount: Enter at most $120.00, the maximum amount.', variableTerms({ firstPaymentAmount: 12_001n })],
    ['lastPaymentAmount: Enter at most $120.00, the maximum amount.', variableTerms({ lastPaymentAmount: 12_001n })],
    [`paymentAmount: ${range}`, termsOf({ paymentAmount: 0n })],
    [`paymentAmount: ${range}`, termsOf({ paymentAmount: 1_000_000_000n })],
    [`maximumPaymentAmount: ${range}`, variableTerms({ maximumPaymentAmount: 1_000_000_000n })],
    [`firstPaymentAmount: ${range}`, termsOf({ firstPaymentAmount: -1n })],
    [`lastPaymentAmount: ${range}`, termsOf({ lastPaymentAmount: 0n })],
  ])('are refused: %s', (fault, terms) => expect(faults(terms)).toEqual([fault]));

  it('may be the smallest, the largest and the maximum', () => {
    expect(faults(termsOf({ paymentAmount: 1n }))).toEqual([]);
    expect(faults(termsOf({ paymentAmount: 999_999_999n }))).toEqual([]);
    const maximum = { paymentAmount: 12_000n, firstPaymentAmount: 12_000n, lastPaymentAmount: 12_000n };
    expect(faults(variableTerms(maximum))).toEqual([]);
    expect(faults(balloonTerms({ lastPaymentAmount: 10_000n }))).toEqual([]);
    expect(faults(variableTerms({ paymentAmount: null }))).toEqual([]);
  });

  it('of a fixed agreement may have a smaller last payment', () =>
    expect(faults(termsOf({ lastPaymentAmount: 5_000n }))).toEqual([]));
});

describe('the frequency of terms', () => {
  it('is ad hoc where the agreement is for a single payment', () => {
    const oneDay = { endDate: '2027-01-31' };
    expect(faults(termsOf({ ...oneDay, frequency: 'AD_HOC' }))).toEqual([]);
    expect(faults(termsOf({ ...oneDay, frequency: 'INTRA_DAY' }))).toEqual([]);
    expect(faults(termsOf({ ...oneDay, frequency: 'DAILY' }))).toEqual([
      'frequency: Choose ad hoc: an agreement for one day is for a single payment.',
    ]);
  });

  it.each([
    ['WEEKLY', 7, 'a weekly agreement'],
    ['FORTNIGHTLY', 14, 'a fortnightly agreement'],
    ['MONTHLY', 31, 'a monthly agreement'],
    ['AD_HOC', 31, 'an ad hoc agreement'],
  ] as const)('%s has a point in time from 1 to %i', (frequency, last, agreement) => {
    const at = (pointInTime: number) => faults(termsOf({ frequency, pointInTime }));
    expect([at(1), at(last)]).toEqual([[], []]);
    const fault = [`pointInTime: Enter a day from 1 to ${last} for ${agreement}.`];
    expect([at(0), at(last + 1), at(1.5)]).toEqual([fault, fault, fault]);
  });

  it('has no point in time where it is daily or intra-day', () => {
    expect(faults(termsOf({ frequency: 'DAILY', pointInTime: 1 }))).toEqual([
      'pointInTime: Leave the point in time empty: a daily agreement has none.',
    ]);
    expect(faults(termsOf({ frequency: 'INTRA_DAY', pointInTime: 1 }))).toEqual([
      'pointInTime: Leave the point in time empty: an intra-day agreement has none.',
    ]);
  });

  it('has 1 to 999 payments in a period', () => {
    const count = (paymentsPerPeriod: number) => faults(termsOf({ paymentsPerPeriod }));
    const fault = ['paymentsPerPeriod: Enter a number from 1 to 999.'];
    expect([count(1), count(999)]).toEqual([[], []]);
    expect([count(0), count(1000), count(1.5), count(Number.NaN)]).toEqual([fault, fault, fault, fault]);
  });
});

describe('terms', () => {
  it('have no faults where each rule is kept, whatever their type and frequency', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat({ max: 400 }), (terms, days) => {
        expect(faults(terms, { today: addDays(terms.startDate, -days), isNew: true })).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('that are junk have at most one fault a field, and never throw', () => {
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
    const [date, amount] = [fc.oneof(fc.string(), fc.constantFrom('2027-01-31', '2027-02-30', '')), maybe(fc.bigInt())];
    const junk: fc.Arbitrary<PayToTerms> = fc.record({
      agreementType: fc.constantFrom(...payToAgreementTypeCodes),
      frequency: fc.constantFrom(...payToFrequencyCodes),
      paymentAmount: amount,
      maximumPaymentAmount: amount,
      firstPaymentAmount: amount,
      lastPaymentAmount: amount,
      firstPaymentDue: maybe(date),
      lastPaymentDue: maybe(date),
      paymentsPerPeriod: maybe(fc.double()),
      pointInTime: maybe(fc.double()),
      automaticRenewal: fc.boolean(),
      startDate: date,
      endDate: maybe(date),
    });
    fc.assert(
      fc.property(junk, (terms) => {
        const fields = termFaults(terms, context).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        expect(fields.includes('startDate')).toBe(terms.startDate !== '2027-01-31');
      }),
    );
  });
});
