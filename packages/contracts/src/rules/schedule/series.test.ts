import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencyOf, scheduleFrequencies } from './frequency.ts';
import { anyDate, anyPlan, planOf } from './schedules.fixture.ts';
import { isShortened, nominalDate, numberOn, seriesLength } from './series.ts';

const dates = (frequency: Parameters<typeof planOf>[0], start: string, numbers: readonly number[]) =>
  numbers.map((number) => nominalDate(planOf(frequency, start), number));

describe('the dates of a schedule', () => {
  it('come in the eight frequencies', () =>
    expect(scheduleFrequencies.map((scheduleFrequency) => frequencyOf(scheduleFrequency).title)).toEqual([
      'Once',
      'Weekly',
      'Fortnightly',
      'Four-weekly',
      'Monthly',
      'Quarterly',
      'Half-yearly',
      'Yearly',
    ]));

  it.each([
    ['MONTHLY', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['MONTHLY', '2026-01-30', ['2026-02-28', '2026-03-30']],
    ['MONTHLY', '2028-01-29', ['2028-02-29', '2028-03-29']],
    ['QUARTERLY', '2026-11-30', ['2027-02-28', '2027-05-30', '2027-08-30']],
    ['HALF_YEARLY', '2026-08-31', ['2027-02-28', '2027-08-31']],
    ['YEARLY', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['WEEKLY', '2026-12-28', ['2027-01-04', '2027-01-11']],
    ['FORTNIGHTLY', '2026-12-28', ['2027-01-11', '2027-01-25']],
    ['FOUR_WEEKLY', '2026-01-05', ['2026-02-02', '2026-03-02']],
    ['ONCE', '2026-01-05', [null]],
  ] as const)('%s from %s go on with %j', (frequency, start, expected) =>
    expect(
      dates(
        frequency,
        start,
        expected.map((_, index) => index + 1),
      ),
    ).toEqual(expected),
  );

  it('are thirteen a year where they are four weeks apart', () =>
    expect(dates('FOUR_WEEKLY', '2026-01-05', [13])).toEqual(['2027-01-04']));

  it('strictly increase, never come twice, and never before the start', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 400 }), (plan, number) => {
        const [date, next] = [nominalDate(plan, number), nominalDate(plan, number + 1)];
        if (date !== null) expect(date >= plan.startDate && numberOn(plan, date) === number).toBe(true);
        if (next !== null) expect(date !== null && date < next).toBe(true);
        expect(nominalDate(plan, 0)).toBe(plan.startDate);
      }),
    );
  });

  it('return to the day of the start, and stand on the last day of the months that lack it', () => {
    const byMonth = fc.constantFrom('MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY');
    fc.assert(
      fc.property(byMonth, anyDate, fc.integer({ min: 0, max: 400 }), (frequency, start, number) => {
        const plan = planOf(frequency, start);
        const date = nominalDate(plan, number) ?? '';
        const [year, month, day] = date.split('-').map(Number) as [number, number, number];
        const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const startDay = Number(start.slice(8));
        expect(day).toBe(Math.min(startDay, lastDay));
        expect(isShortened(plan, date)).toBe(startDay > lastDay);
        const months = (year - Number(start.slice(0, 4))) * 12 + month - Number(start.slice(5, 7));
        expect(months).toBe(number * (frequencyOf(frequency).step?.count ?? 0));
      }),
    );
  });

  it('end as agreed: after so many, or with the last one up to a date', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const length = seriesLength(plan);
        if (length === null) {
          expect(nominalDate(plan, 1000)).not.toBeNull();
          return;
        }
        expect(nominalDate(plan, length - 1)).not.toBeNull();
        expect(nominalDate(plan, length)).toBeNull();
        if (plan.frequency === 'ONCE') expect(length).toBe(1);
        else if (plan.end.rule === 'AFTER_PAYMENTS') expect(length).toBe(plan.end.numberOfPayments);
        else if (plan.end.rule === 'ON_DATE') {
          const { endDate } = plan.end;
          expect((nominalDate(plan, length - 1) ?? '') <= endDate).toBe(true);
          const unended = nominalDate({ ...plan, end: { rule: 'UNTIL_STOPPED' } }, length) ?? '';
          expect(unended > endDate).toBe(true);
        }
      }),
    );
  });

  it('include the end date itself', () => {
    const plan = planOf('MONTHLY', '2026-01-31', { end: { rule: 'ON_DATE', endDate: '2026-04-30' } });
    expect([seriesLength(plan), nominalDate(plan, 3), nominalDate(plan, 4)]).toEqual([4, '2026-04-30', null]);
  });

  it('are found by date, and only they', () => {
    fc.assert(
      fc.property(anyPlan, anyDate, (plan, date) => {
        const number = numberOn(plan, date);
        if (number !== null) expect(nominalDate(plan, number)).toBe(date);
        else {
          const near = Array.from({ length: 2200 }, (_, index) => index);
          expect(near.some((entry) => nominalDate(plan, entry) === date)).toBe(false);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('stop before years of five digits, and take no number that is none', () => {
    const plan = planOf('YEARLY', '9990-06-30');
    expect([nominalDate(plan, 8), nominalDate(plan, 9)]).toEqual(['9998-06-30', null]);
    expect(seriesLength({ ...plan, end: { rule: 'AFTER_PAYMENTS', numberOfPayments: 9999 } })).toBe(9);
    expect([nominalDate(planOf('ONCE', '9999-12-31'), 0), nominalDate(plan, -1), nominalDate(plan, 0.5)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
