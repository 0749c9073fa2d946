import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '../banking-calendar/days.ts';
import { bankingCalendar } from '../banking-calendar/banking-days.ts';
import { paymentMethods } from '../banking-calendar/settlement.ts';
import { responseMeaning } from '../payments/response-codes.ts';
import { lostTryPlan, retryPlan, type FailedTry } from './retry-plan.ts';
import { anyDate } from './schedules.fixture.ts';
import { schemeAllows } from './scheme-limits.ts';

const settings = { enabled: true, daysBetween: 3, retries: 2 };
const card = { method: 'CARD' } as const;
const failedTry: FailedTry = {
  code: '51',
  kind: 'SOFT',
  cardScheme: 'VISA',
  failedOn: '2026-11-20',
  tries: 1,
  declinedOn: ['2026-11-20'],
  nextPaymentDate: '2026-12-20',
};
const plan = (given: Partial<FailedTry>, rule = settings) => retryPlan(rule, card, { ...failedTry, ...given });

describe('retries of failed payments', () => {
  it('come after the days of the facility', () => {
    expect(plan({})).toEqual({ retryOn: '2026-11-23', because: null });
    expect(plan({ tries: 2 })).toEqual({ retryOn: '2026-11-23', because: null });
  });

  it.each<[Partial<FailedTry>, string]>([
    [{ code: '43', kind: 'HARD' }, 'HARD_DECLINE'],
    [{ code: '57', kind: 'SOFT' }, 'HARD_DECLINE'],
    [{ code: 'R1', kind: 'HARD' }, 'AUTHORISATION_REVOKED'],
    [{ code: '54', kind: 'DATA' }, 'DETAILS_NEEDED'],
    [{ code: '94', kind: 'TECHNICAL' }, 'OUTCOME_NOT_KNOWN'],
    [{ tries: 3 }, 'NO_TRY_LEFT'],
    [{ nextPaymentDate: '2026-11-24' }, 'NEXT_PAYMENT_NEAR'],
    [{ cardScheme: 'MASTERCARD', adviceCode: '03' }, 'HARD_DECLINE'],
    [{ cardScheme: 'MASTERCARD', adviceCode: '21' }, 'HARD_DECLINE'],
    [{ declinedOn: Array.from({ length: 20 }, () => '2026-11-01') }, 'SCHEME_LIMIT'],
  ])('do not come: %j, %s', (given, because) => expect(plan(given)).toEqual({ retryOn: null, because }));

  it.each(['04', '07', '12', '14', '15', '41', '43', '46', '57', 'R0', 'R1', 'R3', '59', '62'])(
    'never come after %s, as a card network means it',
    (code) => {
      const { kind } = responseMeaning('CREDIT_CARD', code);
      expect(kind && plan({ code, kind }).retryOn).toBeNull();
      expect(kind).toBe('HARD');
    },
  );

  it.each([
    ['CREDIT_CARD', '51', '2026-11-23'],
    ['CREDIT_CARD', '91', '2026-11-23'],
    ['CREDIT_CARD', '96', '2026-11-21'],
    ['DIRECT_DEBIT', '6', '2026-11-23'],
    ['DIRECT_DEBIT', '3', null],
    ['DIRECT_DEBIT_NZ', 'U', '2026-11-23'],
    ['DIRECT_DEBIT_NZ', 'C', null],
    ['CREDIT_CARD', 'unheard of', null],
  ] as const)('of %s after %s: %s', (network, code, retryOn) => {
    const { kind } = responseMeaning(network, code);
    if (kind === null) throw new Error(`${code} is no decline`);
    const isCard = network === 'CREDIT_CARD';
    const failed = { ...failedTry, code, kind, cardScheme: isCard ? failedTry.cardScheme : null };
    expect(retryPlan(settings, { method: isCard ? 'CARD' : network }, failed).retryOn).toBe(retryOn);
  });

  it('do not come where they are switched off', () =>
    expect(plan({}, { ...settings, enabled: false })).toEqual({ retryOn: null, because: 'SWITCHED_OFF' }));

  it('leave two days before the next payment', () =>
    expect(plan({ nextPaymentDate: '2026-11-25' })).toEqual({ retryOn: '2026-11-23', because: null }));

  it('come the next day after a technical failure, and when Mastercard advises', () => {
    expect(plan({ code: '96', kind: 'TECHNICAL' })).toMatchObject({ retryOn: '2026-11-21' });
    expect(plan({ cardScheme: 'MASTERCARD', adviceCode: '30' })).toMatchObject({ retryOn: '2026-11-30' });
    expect(plan({ cardScheme: 'MASTERCARD', adviceCode: '24' })).toMatchObject({ retryOn: '2026-11-23' });
    expect(plan({ cardScheme: 'VISA', adviceCode: '03' })).toMatchObject({ retryOn: '2026-11-23' });
  });

  it('of bank debits come on a banking day, twice at most', () => {
    const bank = { ...failedTry, cardScheme: null, code: '6', failedOn: '2026-12-22', nextPaymentDate: null };
    const many = { ...settings, retries: 10 };
    expect(retryPlan(many, { method: 'DIRECT_DEBIT' }, bank)).toMatchObject({ retryOn: '2026-12-29' });
    expect(retryPlan(many, { method: 'DIRECT_DEBIT' }, { ...bank, tries: 3 })).toMatchObject({
      because: 'NO_TRY_LEFT',
    });
    expect(plan({ tries: 3, code: '05' }, many)).toMatchObject({ because: 'NO_TRY_LEFT' });
    expect(plan({ tries: 3 }, many)).toMatchObject({ because: null });
  });

  it('never follow a hard decline, end, and keep to the rules whatever fails', () => {
    const given = fc.record({
      code: fc.constantFrom('51', '05', '04', '14', '43', '57', '61', '91', '96', '94', 'R0', 'Q2', '6', 'U', '?'),
      kind: fc.constantFrom('SOFT', 'HARD', 'DATA', 'TECHNICAL'),
      adviceCode: fc.constantFrom(null, '02', '03', '24', '28', '99'),
      cardScheme: fc.constantFrom(null, 'VISA', 'MASTERCARD', 'AMEX'),
      failedOn: anyDate,
      nextIn: fc.option(fc.integer({ min: 1, max: 40 })),
    });
    const rule = fc.record({
      enabled: fc.boolean(),
      daysBetween: fc.integer({ min: 1, max: 30 }),
      retries: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(given, rule, fc.constantFrom(...paymentMethods), ({ nextIn, ...first }, wanted, method) => {
        const nextPaymentDate = nextIn === null ? null : addDays(first.failedOn, nextIn);
        const declinedOn: string[] = [];
        let day = first.failedOn;
        for (let tries = 1; ; tries++) {
          declinedOn.push(day);
          const failed = { ...first, failedOn: day, tries, declinedOn, nextPaymentDate };
          const { retryOn } = retryPlan(wanted, { method }, failed);
          if (retryOn === null) return;
          expect(wanted.enabled && ['SOFT', 'TECHNICAL'].includes(first.kind)).toBe(true);
          expect(tries).toBeLessThanOrEqual(wanted.retries);
          expect(dayNumber(retryOn) - dayNumber(day)).toBeGreaterThanOrEqual(
            first.kind === 'SOFT' ? wanted.daysBetween : 1,
          );
          if (nextPaymentDate) expect(retryOn <= addDays(nextPaymentDate, -2)).toBe(true);
          if (method === 'DIRECT_DEBIT') expect(bankingCalendar('AU').isBankingDay(retryOn)).toBe(true);
          day = retryOn;
        }
      }),
    );
  });
});

describe('limits of the card schemes', () => {
  it.each([
    ['VISA', 20, 30],
    ['MASTERCARD', 35, 30],
    ['MASTERCARD', 10, 1],
    ['AMEX', 10, 1],
  ] as const)('%s: %s in any %s days, however often one tries', (scheme, limit, days) => {
    const wishes = fc.array(fc.nat({ max: days * 2 + 10 }), { minLength: 200, maxLength: 400 });
    fc.assert(
      fc.property(wishes, (wished) => {
        const made: string[] = [];
        for (const wish of wished.toSorted((entry, other) => entry - other)) {
          const on = addDays('2026-11-20', wish);
          if (schemeAllows(scheme, made, on)) made.push(on);
        }
        for (const last of new Set(made)) {
          const first = addDays(last, -days);
          expect(made.filter((date) => date >= first && date <= last).length).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('tries that the network never received', () => {
  const again = (lost: number, failedOn = '2026-11-20', method: 'CARD' | 'DIRECT_DEBIT' = 'CARD') =>
    lostTryPlan({ method }, { failedOn, lost });

  it('are made again the same day, then the next, then not', () => {
    expect([1, 2, 3].map((lost) => again(lost).retryOn)).toEqual(['2026-11-20', '2026-11-20', '2026-11-20']);
    expect([4, 5, 6].map((lost) => again(lost).retryOn)).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
    expect(again(7)).toEqual({ retryOn: null, because: 'NO_TRY_LEFT' });
  });

  it('of bank debits wait for a banking day', () =>
    expect(again(1, '2026-11-21', 'DIRECT_DEBIT')).toEqual({ retryOn: '2026-11-23', because: null }));
});
