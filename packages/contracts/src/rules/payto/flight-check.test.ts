import { describe, expect, it } from 'vitest';
import { stateNames } from '../state-machines/state-machine.ts';
import { payToAgreementStates } from '../states/payto-agreement.ts';
import { findRefusal, flightCheck, payableFrom } from './flight-check.ts';
import { clauseNames, type AgreementState, type ClauseName, type IntendedPayment } from './flight-clause.ts';
import { balloonTerms, termsOf, variableTerms } from './terms.fixture.ts';
import type { PayToTerms } from './terms.ts';

const stateOf = (given: Partial<AgreementState> = {}): AgreementState => ({
  status: 'ACTIVE',
  statusBy: 'PAYER',
  terms: termsOf(),
  pendingBilateral: false,
  paymentsInPeriod: 0,
  paymentsEver: 3,
  failedPayments: 0,
  today: '2027-03-05',
  ...given,
});
const payment: IntendedPayment = { amount: 10_000n, isFinal: false };
const check = (given: Partial<AgreementState> = {}, paid: Partial<IntendedPayment> = {}) =>
  flightCheck(stateOf(given), { ...payment, ...paid });
const clauseOf = (name: ClauseName, given: Partial<AgreementState> = {}, paid: Partial<IntendedPayment> = {}) =>
  check(given, paid).find(({ clause }) => clause === name);
const unmet = (text: string, passesFrom: string | null = null) => ({ isMet: false, text, passesFrom });

describe('the flight check', () => {
  it('checks every clause in a fixed order', () => {
    expect(check().map(({ clause }) => clause)).toEqual(clauseNames);
    expect(check().map(({ title, isMet, isBlocking, text }) => [title, isMet, isBlocking, text])).toEqual([
      ['Status: active', true, true, 'The agreement is active.'],
      ['Validity', true, true, 'Valid from 31 Jan 2027 on, without an end date; today is 05 Mar 2027.'],
      ['Amount', true, true, 'Exactly $100.00 a payment; this is $100.00.'],
      ['Number of payments', true, true, 'At most 1 payment from 28 Feb 2027 to 30 Mar 2027; none was taken.'],
      ['First and last payment', true, true, 'No date is given for the first and the last payment.'],
      ['Amendment', true, false, 'No amendment waits for the payer.'],
      ['Frequency', true, false, 'Monthly, counted from 31 Jan 2027.'],
    ]);
  });

  it('names the first clause for which a payment is refused', () => {
    expect(findRefusal(check())).toBeUndefined();
    expect(findRefusal(check({ paymentsInPeriod: 1 }, { amount: 1n }))?.clause).toBe('AMOUNT');
    expect(findRefusal(check({ status: 'PENDING', paymentsInPeriod: 1 }))?.clause).toBe('STATUS');
  });

  it('says from which day a payment could be taken, where waiting helps with every clause', () => {
    const early: Partial<AgreementState> = { today: '2027-01-15', paymentsEver: 0 };
    const from = (terms: Partial<PayToTerms>, amount = 10_000n) =>
      payableFrom(check({ ...early, terms: termsOf(terms) }, { amount }), '2027-01-15');
    expect(payableFrom(check(), '2027-03-05')).toBe('2027-03-05');
    expect(from({})).toBe('2027-01-31');
    expect(from({ firstPaymentDue: '2027-02-03' })).toBe('2027-02-03');
    expect(from({ firstPaymentDue: '2027-02-03' }, 9_999n)).toBeNull();
    expect(payableFrom(check({ terms: termsOf({ pointInTime: 2 }) }), '2027-03-05')).toBe('2027-03-05');
  });
});

describe('the status', () => {
  it('refuses a payment of an agreement that is not active, in the words of the specification [1R102 1R221]', () => {
    for (const status of stateNames(payToAgreementStates).filter((name) => name !== 'ACTIVE')) {
      expect(findRefusal(check({ status }))).toMatchObject({
        clause: 'STATUS',
        ...unmet('You cannot take payments against a PayTo agreement that is not active.'),
      });
    }
    expect(clauseOf('STATUS')).toMatchObject({ isMet: true });
  });

  it.each([
    ['Status: suspended by the payer', { status: 'SUSPENDED', statusBy: 'PAYER' }],
    ['Status: suspended by the payee', { status: 'SUSPENDED', statusBy: 'PAYEE' }],
    ['Status: cancelled', { status: 'CANCELLED', statusBy: 'SYSTEM' }],
    ['Status: rejected by the payer', { status: 'REJECTED', statusBy: 'PAYER' }],
    ['Status: pending', { status: 'PENDING', statusBy: 'PAYEE' }],
  ] as const)('is shown as %s', (title, given) => expect(clauseOf('STATUS', given)?.title).toBe(title));

  it('warns of failed payments, after seven of which the bank suspends', () => {
    const text = (failedPayments: number) => clauseOf('STATUS', { failedPayments })?.text;
    const rest = 'in a row failed; after 7 the payer’s bank suspends it.';
    expect(text(1)).toBe(`The agreement is active. 1 payment ${rest}`);
    expect(text(5)).toBe(`The agreement is active. 5 payments ${rest}`);
  });
});

describe('the validity', () => {
  const terms = termsOf({ startDate: '2027-03-05', endDate: '2027-06-30' });
  it('begins with the start date and includes the end date', () => {
    const on = (today: string) => clauseOf('VALIDITY', { terms, today });
    expect([on('2027-03-05')?.isMet, on('2027-06-30')?.isMet]).toEqual([true, true]);
    const text = 'Valid from 05 Mar 2027 to 30 Jun 2027; today is';
    expect(on('2027-03-04')).toMatchObject(unmet(`${text} 04 Mar 2027.`, '2027-03-05'));
    expect(on('2027-07-01')).toMatchObject(unmet(`${text} 01 Jul 2027.`));
  });

  it('does not end where the agreement renews automatically', () =>
    expect(clauseOf('VALIDITY', { terms: termsOf({ automaticRenewal: true }) })).toMatchObject({
      isMet: true,
      text: 'Valid from 31 Jan 2027 on, renewed automatically; today is 05 Mar 2027.',
    }));
});

describe('the amount', () => {
  const amountOf = (terms: PayToTerms, amount: bigint, given: Partial<AgreementState> = {}, isFinal = false) =>
    clauseOf('AMOUNT', { terms, ...given }, { amount, isFinal });

  it.each<[string, PayToTerms, bigint]>([
    ['Exactly $100.00 a payment; this is $100.01.', termsOf(), 10_001n],
    ['Exactly $100.00 a payment; this is $99.99.', termsOf({ maximumPaymentAmount: 20_000n }), 9_999n],
    ['From $20.00 to $120.00 a payment; this is $19.99.', variableTerms(), 1_999n],
    ['From $20.00 to $120.00 a payment; this is $120.01.', variableTerms(), 12_001n],
    ['At most $120.00 a payment; this is $150.00.', variableTerms({ paymentAmount: null }), 15_000n],
    ['From $0.01 to $120.00 a payment; this is $0.00.', variableTerms({ paymentAmount: null }), 0n],
    ['Exactly $20.00 a payment; this is $30.00.', variableTerms({ maximumPaymentAmount: null }), 3_000n],
    [
      'The terms give no amount; this is $0.01.',
      variableTerms({ paymentAmount: null, maximumPaymentAmount: null }),
      1n,
    ],
  ])('is refused: %s', (text, terms, amount) => expect(amountOf(terms, amount)).toMatchObject(unmet(text)));

  it.each<[string, PayToTerms, bigint]>([
    ['fixed', termsOf(), 10_000n],
    ['the least', variableTerms(), 2_000n],
    ['the maximum', variableTerms(), 12_000n],
    ['the smallest of all', variableTerms({ paymentAmount: null }), 1n],
    ['usage based', variableTerms({ agreementType: 'USAGE', paymentAmount: null }), 777n],
    ['balloon', balloonTerms(), 10_000n],
  ])('is accepted: %s', (_, terms, amount) => expect(amountOf(terms, amount)?.isMet).toBe(true));

  it('may be the first amount only where no payment was taken before', () => {
    const terms = termsOf({ firstPaymentAmount: 5_000n });
    const text = 'Exactly $100.00 a payment, or $50.00 for the first payment; this is';
    expect(amountOf(terms, 5_000n, { paymentsEver: 0 })).toMatchObject({ isMet: true, text: `${text} $50.00.` });
    expect(amountOf(terms, 10_000n, { paymentsEver: 0 })?.isMet).toBe(true);
    expect(amountOf(terms, 7_000n, { paymentsEver: 0 })).toMatchObject(unmet(`${text} $70.00.`));
    expect(amountOf(terms, 5_000n)).toMatchObject(unmet('Exactly $100.00 a payment; this is $50.00.'));
  });

  it('may be the last amount where the payment is final, or on the date of the last one', () => {
    const text =
      'Exactly $100.00 a payment, or $400.00 for the final payment or a payment on 31 Dec 2027; this is $400.00.';
    expect(amountOf(balloonTerms(), 40_000n, {}, true)).toMatchObject({ isMet: true, text });
    expect(amountOf(balloonTerms(), 40_000n, { today: '2027-12-31' })?.isMet).toBe(true);
    expect(amountOf(balloonTerms(), 40_000n)).toMatchObject(unmet(text, '2027-12-31'));
    expect(amountOf(balloonTerms(), 40_000n, { today: '2028-01-01' })).toMatchObject(unmet(text));
    const undated = termsOf({ lastPaymentAmount: 1_000n });
    expect(amountOf(undated, 1_000n)).toMatchObject(
      unmet('Exactly $100.00 a payment, or $10.00 for the final payment; this is $10.00.'),
    );
  });
});

describe('the number of payments', () => {
  const count = (terms: Partial<PayToTerms>, given: Partial<AgreementState> = {}) =>
    clauseOf('COUNT', { terms: termsOf(terms), ...given });

  it('is that of the period, and again from the next one on', () => {
    const text = 'At most 2 payments from 28 Feb 2027 to 30 Mar 2027;';
    const terms = { paymentsPerPeriod: 2 };
    expect(count(terms, { paymentsInPeriod: 1 })).toMatchObject({ isMet: true, text: `${text} 1 was taken.` });
    expect(count(terms, { paymentsInPeriod: 2 })).toMatchObject(unmet(`${text} 2 were taken.`, '2027-03-31'));
    const daily = count({ frequency: 'DAILY' }, { paymentsInPeriod: 1 });
    expect(daily).toMatchObject(unmet('At most 1 payment on 05 Mar 2027; 1 was taken.', '2027-03-06'));
  });

  it('does not pass by waiting where the agreement or its payments end before the next period', () => {
    const from = (terms: Partial<PayToTerms>) => count(terms, { paymentsInPeriod: 1 })?.passesFrom;
    expect([from({ endDate: '2027-03-31' }), from({ endDate: '2027-03-30' })]).toEqual(['2027-03-31', null]);
    expect([from({ lastPaymentDue: '2027-03-31' }), from({ lastPaymentDue: '2027-03-30' })]).toEqual([
      '2027-03-31',
      null,
    ]);
  });

  it('is that of the first period before the start', () =>
    expect(count({}, { today: '2027-01-15' })).toMatchObject({
      isMet: true,
      text: 'At most 1 payment from 31 Jan 2027 to 27 Feb 2027; none was taken.',
    }));

  it('is that of the whole agreement where it is ad hoc, with a single payment where it is one-off', () => {
    const adHoc = { frequency: 'AD_HOC', paymentsPerPeriod: 3 } as const;
    expect(count(adHoc)).toMatchObject(unmet('At most 3 payments in all; 3 were taken.'));
    expect(count(adHoc, { paymentsEver: 2 })?.isMet).toBe(true);
    const oneOff = { frequency: 'AD_HOC', startDate: '2027-03-05', endDate: '2027-03-05' } as const;
    expect(count(oneOff, { paymentsEver: 0 })?.isMet).toBe(true);
    expect(count(oneOff, { paymentsEver: 1 })).toMatchObject(unmet('At most 1 payment in all; 1 was taken.'));
  });

  it.each(['AD_HOC', 'INTRA_DAY'] as const)('has no limit where %s gives none', (frequency) =>
    expect(count({ frequency }, { paymentsInPeriod: 500 })).toMatchObject({
      isMet: true,
      text: 'Any number of payments.',
    }),
  );
});

describe('the dates of the first and the last payment', () => {
  const dates = (terms: Partial<PayToTerms>, today: string) =>
    clauseOf('PAYMENT_DATES', { terms: termsOf(terms), today });
  const both = { firstPaymentDue: '2027-03-10', lastPaymentDue: '2027-06-10' };

  it('are days on which a payment can be taken, with those between them', () => {
    expect([dates(both, '2027-03-10')?.isMet, dates(both, '2027-06-10')?.isMet]).toEqual([true, true]);
    const text = 'Payments from 10 Mar 2027 to 10 Jun 2027; today is';
    expect(dates(both, '2027-03-09')).toMatchObject(unmet(`${text} 09 Mar 2027.`, '2027-03-10'));
    expect(dates(both, '2027-06-11')).toMatchObject(unmet(`${text} 11 Jun 2027.`));
  });

  it('may be given alone', () => {
    expect(dates({ ...both, lastPaymentDue: null }, '2027-03-11')?.text).toBe(
      'Payments from 10 Mar 2027 on; today is 11 Mar 2027.',
    );
    expect(dates({ ...both, firstPaymentDue: null }, '2027-03-01')?.text).toBe(
      'Payments up to 10 Jun 2027; today is 01 Mar 2027.',
    );
  });
});

describe('what is for information', () => {
  it('tells of an amendment that waits, while the terms in force decide', () => {
    const clauses = check({ pendingBilateral: true });
    expect(findRefusal(clauses)).toBeUndefined();
    expect(clauses[5]).toMatchObject({
      isMet: true,
      text: 'An amendment waits for the payer. Until the payer approves it, the current terms apply.',
    });
  });

  it('tells of the agreed day of a period, on which no payment depends', () => {
    const on = (today: string, terms: Partial<PayToTerms> = {}) =>
      clauseOf('FREQUENCY', { today, terms: termsOf({ pointInTime: 30, ...terms }) });
    const text = 'Monthly, on day 30 of each period: 29 Mar 2027 in this one; today is';
    expect(on('2027-03-29')).toMatchObject({ isMet: true, isBlocking: false, text: `${text} 29 Mar 2027.` });
    expect(on('2027-03-05')).toMatchObject(unmet(`${text} 05 Mar 2027.`, '2027-03-29'));
    expect(on('2027-03-30')).toMatchObject(unmet(`${text} 30 Mar 2027.`, '2027-04-29'));
    expect(on('2027-03-30', { endDate: '2027-04-28' })?.passesFrom).toBeNull();
    expect(findRefusal(check({ terms: termsOf({ pointInTime: 30 }) }))).toBeUndefined();
  });

  it('names a frequency without a day', () => {
    const text = (frequency: PayToTerms['frequency']) => clauseOf('FREQUENCY', { terms: termsOf({ frequency }) })?.text;
    expect([text('AD_HOC'), text('INTRA_DAY'), text('WEEKLY')]).toEqual([
      'Ad hoc.',
      'Intra-day.',
      'Weekly, counted from 31 Jan 2027.',
    ]);
  });
});
