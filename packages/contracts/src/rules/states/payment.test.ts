import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentAttemptStates } from './payment-attempt.ts';
import { applyToPayment, balanceOf, type Payment, type PaymentEvent } from './payment.ts';
import { refundStates } from './refund.ts';
import { eventsIn, isFinal, stateNames } from '../state-machines/state-machine.ts';
import { transactionStates } from './transaction.ts';

const attemptEvents = [...new Set(paymentAttemptStates.transitions.map(({ event }) => event))];
const refundEvents = [...new Set(refundStates.transitions.map(({ event }) => event))];

const simple = fc.constantFrom<PaymentEvent>(
  { event: 'send' },
  { event: 'suspend' },
  { event: 'release' },
  { event: 'declineSuspended' },
  { event: 'cancel' },
  { event: 'void' },
  { event: 'dishonour' },
);
const attempt = fc.record({ event: fc.constant('attempt' as const), attemptEvent: fc.constantFrom(...attemptEvents) });
const refund = fc.record({ event: fc.constant('refund' as const), amount: fc.bigInt({ min: -2n, max: 60n }) });
const refundEvent = fc.record({
  event: fc.constant('refundEvent' as const),
  refund: fc.integer({ min: -1, max: 4 }),
  refundEvent: fc.constantFrom(...refundEvents),
});
// what leads to refunds comes often, so that most runs get there
const approve = fc.constantFrom<PaymentEvent>(
  { event: 'send' },
  { event: 'attempt', attemptEvent: 'approve' },
  { event: 'refundEvent', refund: 0, refundEvent: 'approve' },
  { event: 'refundEvent', refund: 1, refundEvent: 'approve' },
);
const anyEvent = fc.oneof(
  { weight: 1, arbitrary: simple },
  { weight: 2, arbitrary: attempt },
  { weight: 6, arbitrary: approve },
  { weight: 6, arbitrary: refund },
  { weight: 3, arbitrary: refundEvent },
);
const events = fc.array(anyEvent, { maxLength: 60, size: 'max' });
const fresh = (amount: bigint): Payment => ({ amount, status: 'PENDING', attempt: null, refunds: [] });

/** Plays the events and hands every accepted step to `check`. */
function play(
  payment: Payment,
  script: PaymentEvent[],
  check: (before: Payment, after: Payment, event: PaymentEvent) => void,
) {
  let now = payment;
  for (const event of script) {
    const after = applyToPayment(now, event);
    if (after === null) continue;
    check(now, after, event);
    now = after;
  }
  return now;
}

describe('a payment under any order of events', () => {
  const applied = new Set<string>();

  it('adds up: settled and refunded are what was taken, never negative, never above the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 100n }), events, (amount, script) => {
        play(fresh(amount), script, (_, after) => {
          const { taken: payment, refunded, reserved, settled, refundable } = balanceOf(after);
          expect(settled + refunded).toBe(payment);
          expect(payment === 0n || payment === amount).toBe(true);
          for (const part of [refunded, reserved, settled, refundable]) expect(part >= 0n && part <= amount).toBe(true);
          expect(after.status === 'REFUNDED').toBe(payment > 0n && settled === 0n);
          expect(after.amount).toBe(amount);
          applied.add(after.status);
        });
      }),
      { numRuns: 2_000, seed: 7 },
    );
    expect([...applied, 'PENDING']).toEqual(expect.arrayContaining(stateNames(transactionStates)));
  });

  it('takes the money at most once: one approval, and never two attempts open', () => {
    fc.assert(
      fc.property(events, (script) => {
        let approvals = 0;
        play(fresh(50n), script, (before, after, event) => {
          if (event.event === 'attempt' && event.attemptEvent === 'approve') approvals += 1;
          if (event.event === 'send') {
            expect(before.attempt === null || before.attempt === 'NOT_RECEIVED').toBe(true);
            expect(after.attempt).toBe('IN_FLIGHT');
          }
          if (before.attempt === 'UNKNOWN') expect(event.event).not.toBe('send');
        });
        expect(approvals).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives each cent back at most once: a refund is approved once, also when its answer is repeated', () => {
    fc.assert(
      fc.property(events, (script) => {
        const approved = new Set<number>();
        play(fresh(50n), script, (_, __, event) => {
          if (event.event !== 'refundEvent' || event.refundEvent !== 'approve') return;
          expect(approved.has(event.refund)).toBe(false);
          approved.add(event.refund);
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('is over when it is over: a final payment changes no more', () => {
    fc.assert(
      fc.property(events, (script) => {
        play(fresh(50n), script, (before, after) => {
          if (isFinal(transactionStates, before.status)) expect(after.status).toBe(before.status);
          if (isFinal(transactionStates, before.status))
            expect(balanceOf(after).settled).toBe(balanceOf(before).settled);
        });
      }),
      { numRuns: 1_000 },
    );
  });
});

it('an attempt whose outcome is unknown can only be answered, never sent again', () => {
  expect(eventsIn(paymentAttemptStates, 'UNKNOWN').toSorted()).toEqual(['accept', 'approve', 'decline', 'notReceived']);
  const lost: Payment = { ...fresh(50n), status: 'IN_FLIGHT', attempt: 'UNKNOWN' };
  expect(applyToPayment(lost, { event: 'send' })).toBeNull();
  expect(applyToPayment(lost, { event: 'cancel' })).toBeNull();
  expect(applyToPayment(lost, { event: 'attempt', attemptEvent: 'approve' })?.status).toBe('APPROVED');
});
