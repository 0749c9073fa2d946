import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../banking-calendar/days.ts';
import { exceptionFault } from './exception-faults.ts';
import type { ScheduleException, SchedulePlan } from './plan.ts';
import { anyPlan, planOf } from './schedules.fixture.ts';
import { lastPayment, paymentsLeft, scheduleTotal } from './totals.ts';
import { upcomingDates, upcomingPayments } from './upcoming.ts';

/** A plan of up to 60 dates, and exceptions of some of them that may be made before its start. */
const changedPlan = anyPlan.chain((plan) => {
  const dates = upcomingDates(plan, 0, 60);
  const before = { nextNumber: 0, today: addDays(plan.startDate, -1) };
  const arbitrary = fc.tuple(
    fc.nat({ max: dates.length - 1 }),
    fc.constantFrom('SKIP', 'MOVE', 'AMOUNT'),
    fc.integer({ min: -20, max: 20 }),
    fc.bigInt({ min: 1n, max: 99_999n }),
  );
  return fc.array(arbitrary, { maxLength: 12 }).map((wanted) => {
    const exceptions: ScheduleException[] = [];
    for (const [number, kind, days, newAmount] of wanted) {
      const nominalDate = dates[number]?.nominalDate ?? '';
      const exception = { nominalDate, kind, newDate: addDays(nominalDate, days), newAmount };
      const isKnown = exceptions.some((other) => other.nominalDate === nominalDate && other.kind === kind);
      if (!isKnown && !exceptionFault({ ...plan, exceptions }, exception, before)) exceptions.push(exception);
    }
    return { ...plan, exceptions };
  });
});

describe('exceptions', () => {
  const plan = planOf('MONTHLY', '2026-12-15', { end: { rule: 'AFTER_PAYMENTS', numberOfPayments: 4 } });
  const changed: SchedulePlan = {
    ...plan,
    exceptions: [
      { nominalDate: '2027-01-15', kind: 'SKIP' },
      { nominalDate: '2027-02-15', kind: 'MOVE', newDate: '2027-02-20' },
      { nominalDate: '2027-02-15', kind: 'AMOUNT', newAmount: 2500n },
      { nominalDate: '2027-02-16', kind: 'SKIP' },
    ],
  };

  it('skip, move and give another amount, and the schedule still ends as agreed', () => {
    expect(
      upcomingPayments(changed, 0).map((upcomingPayment) => [
        upcomingPayment.date,
        upcomingPayment.amount,
        upcomingPayment.movedBecause,
      ]),
    ).toEqual([
      ['2026-12-15', 1000n, null],
      ['2027-02-20', 2500n, 'Moved manually'],
      ['2027-03-15', 1000n, null],
    ]);
    expect([paymentsLeft(changed, 0), scheduleTotal(changed), paymentsLeft(changed, 2)]).toEqual([3, 4500n, 2]);
    expect(lastPayment(changed)).toMatchObject({ number: 3, date: '2027-03-15' });
  });

  it('moved onto a weekend, bank debits are taken the banking day after', () => {
    const debit = { ...changed, collection: { method: 'DIRECT_DEBIT' } } as const;
    expect(upcomingPayments(debit, 2, 1)).toMatchObject([
      { date: '2027-02-22', movedBecause: 'Moved manually and weekend' },
    ]);
  });

  it('change no other payment', () => {
    fc.assert(
      fc.property(changedPlan, (some) => {
        const [plain, now] = [upcomingDates({ ...some, exceptions: [] }, 0, 60), upcomingDates(some, 0, 60)];
        expect(now).toHaveLength(plain.length);
        const cases = new Set(some.exceptions.map(({ nominalDate }) => nominalDate));
        for (const [index, payment] of now.entries()) {
          expect(payment.nominalDate).toBe(plain[index]?.nominalDate);
          if (!cases.has(payment.nominalDate)) expect(payment).toEqual(plain[index]);
          expect(payment.date >= some.startDate).toBe(true);
          expect(index === 0 || (now[index - 1]?.date ?? '') < payment.date).toBe(true);
        }
      }),
    );
  });

  it('keep the order whichever of them are taken back', () => {
    fc.assert(
      fc.property(changedPlan, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (some, kept) => {
        const exceptions = some.exceptions.filter((_, index) => kept[index]);
        const dates = upcomingDates({ ...some, exceptions }, 0, 60).map(({ date }) => date);
        expect(new Set(dates).size).toBe(dates.length);
        expect(dates).toEqual(dates.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('count: payments left and their total are those that are listed', () => {
    fc.assert(
      fc.property(changedPlan, fc.nat({ max: 70 }), (some, next) => {
        const limited: SchedulePlan = { ...some, end: { rule: 'AFTER_PAYMENTS', numberOfPayments: 60 } };
        const listed = upcomingPayments(limited, next, 100);
        expect(paymentsLeft(limited, next)).toBe(listed.length);
        expect(scheduleTotal(limited, next)).toBe(listed.reduce((sum, { amount }) => sum + amount, 0n));
        expect(lastPayment(limited)).toEqual(upcomingPayments(limited, 0, 100).at(-1) ?? null);
        const endless: SchedulePlan = { ...some, frequency: 'WEEKLY', end: { rule: 'UNTIL_STOPPED' } };
        expect([paymentsLeft(endless, next), scheduleTotal(endless), lastPayment(endless)]).toEqual([null, null, null]);
      }),
    );
  });

  it.each<[ScheduleException, string, string]>([
    [{ nominalDate: '2027-01-16', kind: 'SKIP' }, 'nominalDate', 'The schedule has no payment on this date.'],
    [{ nominalDate: 'soon', kind: 'SKIP' }, 'nominalDate', 'The schedule has no payment on this date.'],
    [{ nominalDate: '2026-12-15', kind: 'SKIP' }, 'nominalDate', 'This payment is already due.'],
    [{ nominalDate: '2027-01-15', kind: 'AMOUNT', newAmount: 0n }, 'newAmount', 'Enter an amount above zero.'],
    [{ nominalDate: '2027-01-15', kind: 'MOVE', newDate: '2027-02-30' }, 'newDate', 'Enter a date.'],
    [
      { nominalDate: '2027-01-15', kind: 'MOVE', newDate: '2027-01-15' },
      'newDate',
      'Enter a date other than the current one.',
    ],
    [{ nominalDate: '2027-01-15', kind: 'MOVE', newDate: '2026-12-15' }, 'newDate', 'Enter a date after today.'],
    [
      { nominalDate: '2027-01-15', kind: 'MOVE', newDate: '2027-02-15' },
      'newDate',
      'Enter an earlier date, so that this payment is taken before the next one on 15 Feb 2027.',
    ],
    [
      { nominalDate: '2027-02-15', kind: 'MOVE', newDate: '2027-01-15' },
      'newDate',
      'Enter a date after 15 Jan 2027, the date of the previous payment.',
    ],
  ])('$0.kind of $0.nominalDate is refused: $2', (exception, field, message) =>
    expect(exceptionFault(plan, exception, { nextNumber: 1, today: '2026-12-15' })).toEqual({ field, message }),
  );

  it('leave room for the agreed dates of payments that were moved', () => {
    const now = { nextNumber: 0, today: '2026-12-01' };
    const moved = (nominalDate: string, newDate: string) => ({ nominalDate, kind: 'MOVE', newDate }) as const;
    const earlier = { ...plan, exceptions: [moved('2027-01-15', '2026-12-20')] };
    expect(exceptionFault(earlier, moved('2027-02-15', '2027-01-15'), now)?.message).toMatch('after 15 Jan 2027');
    expect(exceptionFault(earlier, moved('2027-02-15', '2027-01-16'), now)).toBeNull();
    expect(exceptionFault(earlier, moved('2026-12-15', '2026-12-20'), now)?.message).toMatch(
      'before the next one on 20 Dec 2026',
    );
    const later = { ...plan, exceptions: [moved('2027-01-15', '2027-02-10')] };
    expect(exceptionFault(later, moved('2026-12-15', '2027-01-15'), now)?.message).toMatch(
      'before the next one on 15 Jan 2027',
    );
    expect(exceptionFault(later, moved('2027-02-15', '2027-02-10'), now)?.message).toMatch('after 10 Feb 2027');
  });

  it('stay within the schedule', () => {
    const ended = planOf('MONTHLY', '2027-01-15', { end: { rule: 'ON_DATE', endDate: '2027-03-20' } });
    const now = { nextNumber: 0, today: '2026-12-15' };
    const move = (nominalDate: string, newDate: string) =>
      exceptionFault(ended, { nominalDate, kind: 'MOVE', newDate }, now)?.message;
    expect(move('2027-01-15', '2027-01-14')).toBe('Enter a date on or after 15 Jan 2027, the start of the schedule.');
    expect(move('2027-03-15', '2027-03-21')).toBe('Enter a date on or before 20 Mar 2027, the end of the schedule.');
    expect(move('2027-03-15', '2027-03-20')).toBeUndefined();
  });
});
