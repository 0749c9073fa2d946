import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../banking-calendar/days.ts';
import { LAST_DATE } from '../dates/date-steps.ts';
import { nominalDate } from '../schedule/series.ts';
import { anyDate, planOf } from '../schedule/schedules.fixture.ts';
import { nextPeriodStart, periodAt } from './period.ts';
import { payToFrequencyCodes } from './terms.ts';

const periodic = fc.constantFrom(...payToFrequencyCodes.filter((frequency) => frequency !== 'AD_HOC'));

describe('the periods of an agreement', () => {
  it.each([
    ['MONTHLY', '2027-01-31', '2027-01-31', '2027-01-31', '2027-02-27'],
    ['MONTHLY', '2027-01-31', '2027-02-28', '2027-02-28', '2027-03-30'],
    ['MONTHLY', '2027-01-31', '2027-03-30', '2027-02-28', '2027-03-30'],
    ['MONTHLY', '2027-01-31', '2027-03-31', '2027-03-31', '2027-04-29'],
    ['MONTHLY', '2028-01-30', '2028-03-01', '2028-02-29', '2028-03-29'],
    ['QUARTERLY', '2026-11-30', '2027-03-15', '2027-02-28', '2027-05-29'],
    ['HALF_YEARLY', '2026-08-31', '2027-02-27', '2026-08-31', '2027-02-27'],
    ['YEARLY', '2028-02-29', '2029-03-01', '2029-02-28', '2030-02-27'],
    ['YEARLY', '2028-02-29', '2032-02-29', '2032-02-29', '2033-02-27'],
    ['WEEKLY', '2026-11-24', '2026-11-30', '2026-11-24', '2026-11-30'],
    ['WEEKLY', '2026-11-24', '2026-12-01', '2026-12-01', '2026-12-07'],
    ['FORTNIGHTLY', '2026-11-24', '2026-12-07', '2026-11-24', '2026-12-07'],
    ['DAILY', '2026-11-24', '2026-12-05', '2026-12-05', '2026-12-05'],
    ['INTRA_DAY', '2026-11-24', '2026-12-05', '2026-12-05', '2026-12-05'],
  ] as const)('%s from %s have %s from %s to %s', (frequency, startDate, date, from, to) => {
    expect(periodAt({ frequency, startDate }, date)).toEqual({ from, to });
    expect(nextPeriodStart({ frequency, startDate }, date)).toBe(addDays(to, 1));
  });

  it('do not exist for an ad hoc agreement, nor before the start', () => {
    const startDate = '2027-01-31';
    expect(periodAt({ frequency: 'AD_HOC', startDate }, '2027-02-01')).toBeNull();
    expect(nextPeriodStart({ frequency: 'AD_HOC', startDate }, '2027-01-01')).toBeNull();
    expect(periodAt({ frequency: 'MONTHLY', startDate }, '2027-01-30')).toBeNull();
    expect(nextPeriodStart({ frequency: 'MONTHLY', startDate }, '2027-01-30')).toBe(startDate);
  });

  it('hold every date from the start on in exactly one, without a gap', () => {
    fc.assert(
      fc.property(periodic, anyDate, fc.nat({ max: 5000 }), (frequency, startDate, days) => {
        const [terms, date] = [{ frequency, startDate }, addDays(startDate, days)];
        const period = periodAt(terms, date);
        expect(period && period.from <= date && date <= period.to).toBe(true);
        const next = nextPeriodStart(terms, date) ?? '';
        expect(next).toBe(addDays(period?.to ?? '', 1));
        expect(periodAt(terms, next)?.from).toBe(next);
        expect(periodAt(terms, period?.from ?? '')).toEqual(period);
        expect(periodAt(terms, period?.to ?? '')).toEqual(period);
      }),
    );
  });

  it('start on the dates of a schedule with the same frequency and start', () => {
    const shared = fc.constantFrom('WEEKLY', 'FORTNIGHTLY', 'MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY');
    fc.assert(
      fc.property(shared, anyDate, fc.nat({ max: 300 }), (frequency, startDate, number) => {
        const date = nominalDate(planOf(frequency, startDate), number) ?? '';
        expect(periodAt({ frequency, startDate }, date)?.from).toBe(date);
      }),
    );
  });

  it('end with the calendar', () => {
    const yearly = { frequency: 'YEARLY', startDate: '2027-06-30' } as const;
    expect(periodAt(yearly, LAST_DATE)).toEqual({ from: '9998-06-30', to: LAST_DATE });
    expect([nextPeriodStart(yearly, LAST_DATE), periodAt(yearly, '9999-01-01')]).toEqual([null, null]);
  });
});
