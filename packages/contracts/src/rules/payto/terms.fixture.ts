import * as fc from 'fast-check';
import { addDays } from '../banking-calendar/days.ts';
import { anyDate } from '../schedule/schedules.fixture.ts';
import { payToAgreementTypeCodes, payToFrequencyCodes, type PayToTerms } from './terms.ts';

/** Terms of $100.00 once a month from 31 Jan 2027, without an end date. */
export const termsOf = (given: Partial<PayToTerms> = {}): PayToTerms => ({
  agreementType: 'FIXED',
  frequency: 'MONTHLY',
  paymentAmount: 10_000n,
  maximumPaymentAmount: null,
  firstPaymentAmount: null,
  lastPaymentAmount: null,
  firstPaymentDue: null,
  lastPaymentDue: null,
  paymentsPerPeriod: null,
  pointInTime: null,
  automaticRenewal: false,
  startDate: '2027-01-31',
  endDate: null,
  ...given,
});

/** Variable terms of $20.00 to $120.00 a payment. */
export const variableTerms = (given: Partial<PayToTerms> = {}): PayToTerms =>
  termsOf({ agreementType: 'VARIABLE', paymentAmount: 2_000n, maximumPaymentAmount: 12_000n, ...given });

/** A $100.00 balloon agreement that ends with $400.00 on 31 Dec 2027. */
export const balloonTerms = (given: Partial<PayToTerms> = {}): PayToTerms =>
  termsOf({
    agreementType: 'BALLOON',
    maximumPaymentAmount: 40_000n,
    lastPaymentAmount: 40_000n,
    firstPaymentDue: '2027-02-10',
    lastPaymentDue: '2027-12-31',
    endDate: '2028-01-31',
    ...given,
  });

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const cents = fc.bigInt({ min: 0n, max: 5_000_000n });
const days = fc.integer({ min: 0, max: 900 });

/** Terms of every type and frequency that the network would accept. */
export const anyTerms: fc.Arbitrary<PayToTerms> = fc
  .record({
    agreementType: fc.constantFrom(...payToAgreementTypeCodes),
    frequency: fc.constantFrom(...payToFrequencyCodes),
    startDate: anyDate,
    regular: cents,
    hasRegular: fc.boolean(),
    more: cents,
    hasMaximum: fc.boolean(),
    first: maybe(fc.integer({ min: 0, max: 100 })),
    last: maybe(fc.integer({ min: 0, max: 100 })),
    untilFirst: maybe(days),
    untilLast: maybe(days),
    untilEnd: maybe(days),
    automaticRenewal: fc.boolean(),
    paymentsPerPeriod: maybe(fc.integer({ min: 1, max: 5 })),
    pointInTime: maybe(fc.integer({ min: 1, max: 7 })),
  })
  .map((given) => {
    const { agreementType, frequency, startDate } = given;
    const [isVaried, isBalloon] = [
      agreementType === 'VARIABLE' || agreementType === 'USAGE',
      agreementType === 'BALLOON',
    ];
    const regular = given.regular + 1n;
    const maximum = regular + given.more;
    // A share of what is between the regular amount and the maximum
    const between = (percent: number | null) =>
      percent === null ? null : regular + (given.more * BigInt(percent)) / 100n;
    const firstDue = given.untilFirst === null ? null : addDays(startDate, given.untilFirst);
    const isLastGiven = isBalloon || given.untilLast !== null;
    const lastDue = isLastGiven ? addDays(firstDue ?? startDate, given.untilLast ?? 0) : null;
    const isSingleDay =
      frequency !== 'AD_HOC' && given.untilEnd === 0 && (lastDue ?? firstDue ?? startDate) === startDate;
    const endDate = addDays(lastDue ?? firstDue ?? startDate, isSingleDay ? 1 : (given.untilEnd ?? 0));
    const hasEnd = given.untilEnd !== null && !given.automaticRenewal;
    return {
      agreementType,
      frequency,
      paymentAmount: !isVaried || given.hasRegular ? regular : null,
      maximumPaymentAmount: isVaried || given.hasMaximum ? maximum : null,
      firstPaymentAmount: between(given.first),
      lastPaymentAmount: between(given.last ?? (isBalloon ? 100 : null)),
      firstPaymentDue: firstDue,
      lastPaymentDue: lastDue,
      paymentsPerPeriod: given.paymentsPerPeriod,
      pointInTime: frequency === 'DAILY' || frequency === 'INTRA_DAY' ? null : given.pointInTime,
      automaticRenewal: given.automaticRenewal,
      startDate,
      endDate: hasEnd ? endDate : null,
    };
  });
