import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { runTimes } from '@quickportal/contracts/report-schedules/report-templates';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankingDaysOf } from '../reports/offers.ts';
import { cashAppliedPeriod } from './cash-applied-period.ts';
import { runDayAfter, runMoment } from './next-run.ts';

const sydney = { timeZone: 'Australia/Sydney', formerTimeZones: [] };
const daily = { frequency: 'DAY', runTime: '20:00' } as const;
const ran = (day: string, runTime = '20:00', now = runMoment(sydney, day, runTime)) =>
  cashAppliedPeriod(sydney, { ...daily, runTime, day, now });

describe('the cash applied file by schedule', () => {
  it('is of its own banking day in the evening, whose batches are closed first', () => {
    expect(ran('2026-11-20')).toEqual({
      valueDate: '2026-11-20',
      firstDate: '2026-11-20',
      closeOpenPaymentBatches: true,
    });
  });

  it('is not written on weekends, which are in the file of Monday', () => {
    expect([ran('2026-11-21'), ran('2026-11-22')]).toEqual([null, null]);
    expect(ran('2026-11-23')).toMatchObject({ firstDate: '2026-11-21', valueDate: '2026-11-23' });
  });

  it('is of the banking day before where it runs before the cut-off of cards, and closes nothing', () => {
    expect(ran('2026-11-23', '05:00')).toBeNull();
    expect(ran('2026-11-24', '17:30')).toEqual({ firstDate: '2026-11-21', valueDate: '2026-11-23' });
  });

  it('that is made up later closes nothing', () => {
    expect(ran('2026-11-20', '20:00', new Date('2026-11-21T09:00:00Z'))).toEqual({
      valueDate: '2026-11-20',
      firstDate: '2026-11-20',
    });
  });

  it('has every date once, in whatever zone, at whatever time, and although clocks change', () => {
    const zone = fc.constantFrom('Australia/Sydney', 'Australia/Perth', 'Pacific/Auckland');
    const frequency = fc.constantFrom('DAY', 'WEEK', 'MONTH' as const);
    fc.assert(
      fc.property(zone, frequency, fc.constantFrom(...runTimes), (timeZone, often, runTime) => {
        const zones = { timeZone, formerTimeZones: [] };
        let expected: string | null = null;
        for (let day = runDayAfter(often, '2026-08-31'); day < '2027-05-01'; day = runDayAfter(often, day)) {
          const period = cashAppliedPeriod(zones, {
            frequency: often,
            runTime,
            day,
            now: runMoment(zones, day, runTime),
          });
          if (!period) continue;
          const from = period.firstDate ?? period.valueDate;
          const to = period.lastDate ?? period.valueDate;
          if (expected !== null) expect(from).toBe(expected);
          expect(bankingDaysOf(timeZone).isBankingDay(to)).toBe(true);
          expected = addDays(to, 1);
        }
        expect(expected).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
