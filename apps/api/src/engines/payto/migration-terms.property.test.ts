import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { periodAt } from '@quickportal/contracts/rules/payto/period';
import { payToFrequencyOf } from '@quickportal/contracts/rules/payto/can-migrate';
import { termFaults } from '@quickportal/contracts/rules/payto/term-faults';
import { plannedPayment, type SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { anyDate, anyPlan } from '@quickportal/contracts/rules/schedule/schedules.fixture';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { termsOfSchedule } from './migration-terms.ts';

/** A schedule as an agreement takes it: on the agreed days, nothing moved, one amount. */
const asTaken = (plan: SchedulePlan): SchedulePlan => ({
  ...plan,
  // Larger amounts cannot move
  amount: 1000n,
  collection: { method: 'CARD' },
  exceptions: (plan.exceptions ?? []).filter(({ kind }) => kind === 'SKIP'),
});

it('terms of a schedule have one of its dates in each period, from any of its dates on', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(30), (anyOne, from) => {
      const plan = asTaken(anyOne);
      if (payToFrequencyOf(plan.frequency) === null || nextPayment(plan, from) === null) return;
      const terms = termsOfSchedule(plan, from);
      const seen = new Set<string>();
      for (let number = from; number < from + 60; number += 1) {
        const payment = plannedPayment(plan, number);
        if (payment === null) break;
        if (payment.isSkipped) continue;
        expect(payment.date >= terms.startDate && (terms.endDate === null || payment.date <= terms.endDate)).toBe(true);
        const period = periodAt(terms, payment.date);
        if (period === null) continue;
        expect(seen.has(period.from)).toBe(false);
        seen.add(period.from);
      }
    }),
    { numRuns: 300 },
  );
});

it('terms of a schedule whose next date is to come have no fault', () => {
  fc.assert(
    fc.property(anyPlan, anyDate, (anyOne, today) => {
      const plan = asTaken(anyOne);
      const next = nextPayment(plan, 0);
      if (payToFrequencyOf(plan.frequency) === null || next === null || next.date < today) return;
      expect(termFaults(termsOfSchedule(plan, 0), { today, isNew: true })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
