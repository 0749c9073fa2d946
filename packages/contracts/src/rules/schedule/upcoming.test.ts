import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '../banking-calendar/days.ts';
import { localMoment } from '../banking-calendar/local-moment.ts';
import { planOf, anyPlan } from './schedules.fixture.ts';
import { paymentToday, paymentTodayMessage } from './payment-today.ts';
import { duePayments, nextPayment, upcomingDates, upcomingPaymentResponse, upcomingPayments } from './upcoming.ts';

const debit = { collection: { method: 'DIRECT_DEBIT' } } as const;
const zones = ['Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland', 'America/New_York', 'UTC'] as const;
const zoneOfProcess = process.env.TZ;
afterEach(() => {
  if (zoneOfProcess === undefined) delete process.env.TZ;
  else process.env.TZ = zoneOfProcess;
});

describe('upcoming payments', () => {
  it('say why a date moved: short month, weekend, holiday by state', () => {
    const monthly = upcomingPayments(planOf('MONTHLY', '2026-01-31', debit), 0, 7);
    expect(monthly.map(upcomingPaymentResponse)).toEqual([
      { date: '2026-02-02', amount: '10.00', movedBecause: 'Weekend' },
      { date: '2026-03-02', amount: '10.00', movedBecause: 'Short month and weekend' },
      { date: '2026-03-31', amount: '10.00' },
      { date: '2026-04-30', amount: '10.00', movedBecause: 'Short month' },
      { date: '2026-06-01', amount: '10.00', movedBecause: 'Weekend' },
      { date: '2026-06-30', amount: '10.00', movedBecause: 'Short month' },
      { date: '2026-07-31', amount: '10.00' },
    ]);
  });

  it.each([
    ['2026-12-26', undefined, '2026-12-29', 'Weekend and Boxing Day (observed)'],
    ['2026-04-03', undefined, '2026-04-07', 'Good Friday, weekend and Easter Monday'],
    ['2026-06-08', undefined, '2026-06-09', "King's Birthday (ACT, NSW, NT, SA, TAS, VIC)"],
    ['2026-08-03', undefined, '2026-08-03', null],
    ['2026-08-03', 'NSW', '2026-08-04', 'Bank Holiday (NSW)'],
    ['2026-11-03', 'VIC', '2026-11-04', 'Melbourne Cup Day (VIC)'],
    ['2026-10-05', 'QLD', '2026-10-06', "King's Birthday (QLD)"],
    ['2026-04-25', 'NSW', '2026-04-28', 'Weekend and Anzac Day (observed; ACT, NSW, WA)'],
    ['2026-12-25', 'NSW', '2026-12-29', 'Christmas Day, weekend and Boxing Day (observed)'],
    ['2027-01-01', 'NSW', '2027-01-04', "New Year's Day and weekend"],
    ['2026-01-26', 'NSW', '2026-01-27', 'Australia Day'],
    ['2027-12-25', 'NSW', '2027-12-29', 'Weekend, Christmas Day (observed) and Boxing Day (observed)'],
  ] as const)('of a bank debit due on %s in %s: %s, %s', (due, state, date, movedBecause) => {
    const plan = planOf('ONCE', due, { collection: { method: 'DIRECT_DEBIT', ...(state ? { state } : {}) } });
    expect(nextPayment(plan, 0)).toMatchObject({ nominalDate: due, date, movedBecause });
    expect(nextPayment({ ...plan, collection: { method: 'CARD' } }, 0)).toMatchObject({
      date: due,
      movedBecause: null,
    });
  });

  it('follow New Zealand, and what a bank has declared', () => {
    const matariki = planOf('ONCE', '2026-07-10', { collection: { method: 'DIRECT_DEBIT_NZ', state: 'NSW' } });
    expect(nextPayment(matariki, 0)).toMatchObject({ date: '2026-07-13', movedBecause: 'Matariki and weekend' });
    const declared = { '2026-11-23': 'System change' };
    const plan = planOf('ONCE', '2026-11-23', { collection: { method: 'DIRECT_DEBIT', declared } });
    expect(nextPayment(plan, 0)).toMatchObject({ date: '2026-11-24', movedBecause: 'System change' });
  });

  it('are twelve for every start, frequency and method, fewer only at the end', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const twelve = upcomingPayments({ ...plan, end: { rule: 'UNTIL_STOPPED' } }, 0);
        expect(twelve).toHaveLength(plan.frequency === 'ONCE' ? 1 : 12);
        const ended = upcomingPayments(plan, 0);
        expect(twelve.slice(0, ended.length)).toEqual(ended);
        expect(twelve.every(({ amount }) => amount === plan.amount)).toBe(true);
      }),
    );
  });

  it('are the same whatever the zone of the process, also across daylight saving', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...zones), (plan, zone) => {
        process.env.TZ = 'UTC';
        const before = upcomingPayments(plan, 0);
        process.env.TZ = zone;
        expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
        expect(upcomingPayments(plan, 0)).toEqual(before);
      }),
    );
  });

  it('start with the day that the zone of a community has at any moment', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (at, zone) => {
        const { date } = localMoment(at, zone);
        const weekly = upcomingPayments(planOf('WEEKLY', date), 0);
        expect(weekly.map((plannedPayment) => dayNumber(plannedPayment.date) - dayNumber(date))).toEqual(
          weekly.map((_, index) => index * 7),
        );
      }),
    );
  });

  it('move to later days only, at most six, bank debits only, and keep their order', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const payments = upcomingDates(plan, 0, 60);
        for (const [index, { date, nominalDate, movedBecause, number }] of payments.entries()) {
          expect(number).toBe(index);
          expect(date >= nominalDate && date <= addDays(nominalDate, 6)).toBe(true);
          if (plan.collection.method === 'CARD' || plan.collection.method === 'PAYTO') expect(date).toBe(nominalDate);
          if (date !== nominalDate) expect(movedBecause).not.toBeNull();
          expect(index === 0 || (payments[index - 1]?.date ?? '') < date).toBe(true);
        }
      }),
    );
  });

  it('are the same after the product was down as night by night, from any number', () => {
    const nights = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 200 }));
    fc.assert(
      fc.property(anyPlan, nights, (plan, [nextNumber, days]) => {
        const from = upcomingDates(plan, nextNumber, 1)[0]?.date ?? plan.startDate;
        const nightly = [];
        let next = nextNumber;
        for (let day = 0; day <= days; day++) {
          const due = duePayments(plan, next, addDays(from, day));
          expect(due.length).toBeLessThanOrEqual(1);
          nightly.push(...due);
          next += due.length;
        }
        expect(duePayments(plan, nextNumber, addDays(from, days))).toEqual(nightly);
        const listed = upcomingDates(plan, nextNumber, 60).filter(({ date }) => date <= addDays(from, days));
        expect(nightly).toEqual(listed);
      }),
    );
  });
});

describe('a payment today', () => {
  it('is one that is taken today, so that saving attempts it at once [1R117 1R118]', () => {
    const friday = planOf('WEEKLY', '2026-11-20', debit);
    expect(paymentToday(friday, 0, '2026-11-20')).toMatchObject({ number: 0, date: '2026-11-20' });
    expect([paymentToday(friday, 0, '2026-11-19'), paymentToday(friday, 1, '2026-11-20')]).toEqual([null, null]);
  });

  it('is none where the bank takes it later, or it is skipped', () => {
    const saturday = planOf('WEEKLY', '2026-11-21', debit);
    expect(paymentToday(saturday, 0, '2026-11-21')).toBeNull();
    const exceptions = [{ nominalDate: '2026-11-20', kind: 'SKIP' }] as const;
    expect(paymentToday(planOf('WEEKLY', '2026-11-20', { exceptions }), 0, '2026-11-20')).toBeNull();
  });

  it('is confirmed with its amount and surcharge [1R117 1R118]', () => {
    expect(paymentTodayMessage({ principal: 10_000n, surcharge: 150n, total: 10_150n }, 'AUD')).toBe(
      'The next payment date is today: a payment of $101.50 ($100.00 plus a surcharge of $1.50) will be attempted immediately. Confirm it to continue.',
    );
    expect(paymentTodayMessage({ principal: 10_000n, surcharge: 0n, total: 10_000n }, 'NZD')).toBe(
      'The next payment date is today: a payment of NZ$100.00 will be attempted immediately. Confirm it to continue.',
    );
  });
});
