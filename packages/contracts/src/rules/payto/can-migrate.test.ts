import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../banking-calendar/days.ts';
import { scheduleFrequencies, frequencyOf } from '../schedule/frequency.ts';
import { anyDate } from '../schedule/schedules.fixture.ts';
import { stateNames } from '../state-machines/state-machine.ts';
import { recurringPaymentStates } from '../states/recurring-payment.ts';
import { migrationFault, payToFrequencyOf, type MigrationCandidate } from './can-migrate.ts';
import { termFaults } from './term-faults.ts';
import { termsOf } from './terms.fixture.ts';
import { payToFrequency } from './terms.ts';

const candidate: MigrationCandidate = {
  accountType: 'DIRECT_DEBIT',
  currency: 'AUD',
  accountEnabled: true,
  customerEnabled: true,
  scheduleStatus: 'ACTIVE',
  frequency: 'MONTHLY',
  amount: 10_000n,
  payToPayee: true,
  nextPaymentDate: '2026-12-01',
  isPaidByPayTo: false,
  isInMigration: false,
  hasChangedPayments: false,
  today: '2026-11-20',
};
const byAccount = 'Only bank accounts with a BSB and an account number can move to PayTo.';
const amounts = 'PayTo takes amounts from $0.01 to $9,999,999.99.';

describe('a schedule of direct debits', () => {
  it('can move to PayTo', () => expect(migrationFault(candidate)).toBeNull());

  it.each<[string, Partial<MigrationCandidate>]>([
    ['The business has no enabled PayTo payee account.', { payToPayee: false }],
    [byAccount, { accountType: 'CREDIT_CARD' }],
    [byAccount, { accountType: 'DIRECT_DEBIT_NZ' }],
    ['PayTo takes payments in Australian dollars only.', { currency: 'NZD' }],
    ['The customer is disabled.', { customerEnabled: false }],
    ['The account is disabled.', { accountEnabled: false }],
    ['PayTo has no frequency for four-weekly payments.', { frequency: 'FOUR_WEEKLY' }],
    [amounts, { amount: 0n }],
    [amounts, { amount: 1_000_000_000n }],
    ['The schedule is paid by PayTo already.', { isPaidByPayTo: true }],
    ['The schedule is in a migration that is not over.', { isInMigration: true }],
    [
      'A payment to come was moved or has another amount, and an agreement takes the same amount once in each period.',
      { hasChangedPayments: true },
    ],
    ['The schedule has no payment left.', { nextPaymentDate: null }],
    [
      'The next payment is on 24 Nov 2026, and an agreement takes none before 25 Nov 2026, in its first 5 days.',
      { nextPaymentDate: '2026-11-24' },
    ],
  ])('cannot move: %s', (fault, given) => expect(migrationFault({ ...candidate, ...given })?.text).toBe(fault));

  it('has one title for all whose next payment is too soon, whatever their dates', () => {
    const titles = ['2026-11-21', '2026-11-24'].map(
      (nextPaymentDate) => migrationFault({ ...candidate, nextPaymentDate })?.title,
    );
    expect(titles).toEqual(Array(2).fill('The next payment is less than 5 days away.'));
  });

  it('can move in no status but active', () => {
    const faults = stateNames(recurringPaymentStates).map((scheduleStatus) => [
      scheduleStatus,
      migrationFault({ ...candidate, scheduleStatus })?.text ?? null,
    ]);
    const fault = 'Only active schedules can move to PayTo.';
    expect(Object.fromEntries(faults)).toEqual({
      ACTIVE: null,
      INACTIVE: fault,
      STOPPED: fault,
      FAILED: fault,
      COMPLETED: fault,
    });
  });

  it('takes its next payment after the first five calendar days of the agreement', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -10, max: 20 }), (today, days) => {
        const fault = migrationFault({ ...candidate, today, nextPaymentDate: addDays(today, days) });
        expect(fault === null).toBe(days >= 5);
      }),
    );
  });

  it('keeps its rhythm: the frequency of the agreement has the same step', () => {
    for (const frequency of scheduleFrequencies.filter((name) => name !== 'FOUR_WEEKLY')) {
      const moved = payToFrequencyOf(frequency);
      expect(moved && payToFrequency(moved).step).toEqual(frequencyOf(frequency).step);
    }
    expect([payToFrequencyOf('FOUR_WEEKLY'), payToFrequencyOf('ONCE')]).toEqual([null, 'AD_HOC']);
  });

  it('that can move makes terms without a fault', () => {
    const drawnAmount = fc.bigInt({ min: -5n, max: 1_000_000_005n });
    fc.assert(
      fc.property(fc.constantFrom(...scheduleFrequencies), drawnAmount, (frequency, amount) => {
        const moved = payToFrequencyOf(frequency);
        if (moved === null || migrationFault({ ...candidate, frequency, amount }) !== null) return;
        const { today, nextPaymentDate } = candidate;
        const dates = { startDate: today, firstPaymentDue: nextPaymentDate };
        const terms = termsOf({ frequency: moved, paymentAmount: amount, ...dates });
        expect(termFaults(terms, { today, isNew: true })).toEqual([]);
      }),
    );
  });
});
