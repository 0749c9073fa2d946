import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../banking-calendar/days.ts';
import { dateAfterSteps } from '../dates/date-steps.ts';
import { findRefusal, flightCheck, payableFrom } from './flight-check.ts';
import type { AgreementState, IntendedPayment } from './flight-clause.ts';
import { anyTerms } from './terms.fixture.ts';
import { payToFrequency, type PayToTerms } from './terms.ts';

interface Taken extends IntendedPayment {
  date: string;
}

/** The start of the period of a date, counted step by step; null without periods. */
function periodStart({ frequency, startDate }: PayToTerms, date: string): string | null {
  const { step } = payToFrequency(frequency);
  if (step === null) return null;
  let number = 0;
  while ((dateAfterSteps(startDate, step, number + 1) ?? '9999') <= date) number += 1;
  return dateAfterSteps(startDate, step, number);
}

const countedOn = (terms: PayToTerms, taken: readonly Taken[], date: string): number =>
  taken.filter((payment) => periodStart(terms, payment.date) === periodStart(terms, date)).length;

const stateOn = (terms: PayToTerms, taken: readonly Taken[], today: string): AgreementState => ({
  status: 'ACTIVE',
  statusBy: 'PAYER',
  terms,
  pendingBilateral: false,
  paymentsInPeriod: countedOn(terms, taken, today),
  paymentsEver: taken.length,
  failedPayments: 0,
  today,
});

/** Terms, and payments attempted on days around their validity, with amounts that matter to them. */
const anyAttempts = anyTerms.chain((terms) => {
  const { paymentAmount, maximumPaymentAmount, firstPaymentAmount, lastPaymentAmount } = terms;
  const named = [paymentAmount, maximumPaymentAmount, firstPaymentAmount, lastPaymentAmount].filter(
    (amount) => amount !== null,
  );
  const amount = fc
    .tuple(fc.constantFrom(...named), fc.constantFrom(-1n, 0n, 0n, 0n, 1n))
    .map(([namedAmount, difference]) => namedAmount + difference);
  const attempt = fc.record({ days: fc.integer({ min: 0, max: 40 }), amount, isFinal: fc.boolean() });
  const before = fc.integer({ min: -30, max: 60 });
  return fc.record({ terms: fc.constant(terms), before, attempts: fc.array(attempt, { maxLength: 40 }) });
});

describe('the flight check', () => {
  it('lets no payment outside the terms through, in whatever order payments are attempted', () => {
    fc.assert(
      fc.property(anyAttempts, ({ terms, before, attempts }) => {
        const taken: Taken[] = [];
        let today = addDays(terms.startDate, before);
        for (const { days, amount, isFinal } of attempts) {
          today = addDays(today, days);
          if (!findRefusal(flightCheck(stateOn(terms, taken, today), { amount, isFinal })))
            taken.push({ date: today, amount, isFinal });
        }
        const limit = terms.paymentsPerPeriod;
        for (const [index, { date, amount, isFinal }] of taken.entries()) {
          expect(date >= terms.startDate && date <= (terms.endDate ?? '9999')).toBe(true);
          expect(date >= (terms.firstPaymentDue ?? '') && date <= (terms.lastPaymentDue ?? '9999')).toBe(true);
          expect(amount > 0n && amount <= (terms.maximumPaymentAmount ?? amount)).toBe(true);
          const isVaried = terms.agreementType === 'VARIABLE' || terms.agreementType === 'USAGE';
          const isAnEnd = index === 0 || isFinal || date === terms.lastPaymentDue;
          if (!isAnEnd && !isVaried) expect(amount).toBe(terms.paymentAmount);
          if (!isAnEnd && isVaried) expect(amount >= (terms.paymentAmount ?? 1n)).toBe(true);
          if (limit !== null) expect(countedOn(terms, taken, date)).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('names the first day from which a payment passes: on it the same payment is taken, and on none before it', () => {
    fc.assert(
      fc.property(anyAttempts, fc.nat(), ({ terms, before, attempts }, part) => {
        const start = addDays(terms.startDate, before);
        const taken = attempts.slice(1, 6).map(({ days, ...payment }) => ({ ...payment, date: addDays(start, days) }));
        const [payment, today] = [attempts[0], addDays(start, 40)];
        fc.pre(payment !== undefined);
        if (payment === undefined) return;
        const on = (date: string) => flightCheck(stateOn(terms, taken, date), payment);
        const from = payableFrom(on(today), today);
        if (from !== null) expect(findRefusal(on(from))).toBeUndefined();
        const waits = from === null ? 800 : Math.round((Date.parse(from) - Date.parse(today)) / 86_400_000);
        if (waits > 0) expect(findRefusal(on(addDays(today, part % waits)))).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});
