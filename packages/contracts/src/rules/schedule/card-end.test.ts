import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastDayOf } from '../cards/card-expiry-window.ts';
import { cardEnd } from './card-end.ts';
import { scheduleFrequencies } from './frequency.ts';
import { plannedPayment, type SchedulePlan } from './plan.ts';

const plan = (values: Partial<SchedulePlan> = {}): SchedulePlan => ({
  frequency: 'MONTHLY',
  startDate: '2026-11-30',
  end: { rule: 'UNTIL_STOPPED' },
  amount: 100n,
  collection: { method: 'CARD' },
  ...values,
});
const december = { year: 2026, month: 12 };
const until = (endDate: string) => ({ end: { rule: 'ON_DATE' as const, endDate } });

describe('a card that ends before its schedule', () => {
  it('is good on the last day of its month, and the payment after that is the first it cannot pay', () => {
    expect(cardEnd(plan({ startDate: '2026-10-31' }), 0, december)).toEqual({
      expiresOn: '2026-12-31',
      firstPaymentAfter: '2027-01-31',
    });
    expect(cardEnd(plan(until('2026-12-31')), 0, december)).toBeNull();
    expect(cardEnd(plan({ end: { rule: 'AFTER_PAYMENTS', numberOfPayments: 2 } }), 0, december)).toBeNull();
    expect(cardEnd(plan({ frequency: 'ONCE', startDate: '2027-01-01' }), 0, december)?.firstPaymentAfter).toBe(
      '2027-01-01',
    );
    expect(cardEnd(plan(), 0, null)).toBeNull();
  });

  it('counts payments on the days on which they are taken, without skipped ones', () => {
    const moved = plan({
      ...until('2026-12-30'),
      exceptions: [{ kind: 'MOVE', nominalDate: '2026-12-30', newDate: '2027-01-04' }],
    });
    expect(cardEnd(moved, 0, december)?.firstPaymentAfter).toBe('2027-01-04');
    const skipped = plan({ ...until('2027-01-30'), exceptions: [{ kind: 'SKIP', nominalDate: '2027-01-30' }] });
    expect(cardEnd(skipped, 0, december)).toBeNull();
  });

  it('is found as by looking at every payment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...scheduleFrequencies),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 20 }),
        fc.record({ year: fc.integer({ min: 2025, max: 2032 }), month: fc.integer({ min: 1, max: 12 }) }),
        (frequency, day, numberOfPayments, nextNumber, expiry) => {
          const series = plan({
            frequency,
            startDate: `2026-10-${String(day).padStart(2, '0')}`,
            end: { rule: 'AFTER_PAYMENTS', numberOfPayments },
          });
          const dates = Array.from({ length: numberOfPayments }, (_, number) => plannedPayment(series, number)?.date);
          const later = dates.slice(nextNumber).find((date) => date !== undefined && date > lastDayOf(expiry));
          expect(cardEnd(series, nextNumber, expiry)?.firstPaymentAfter).toBe(later);
        },
      ),
    );
  });
});
