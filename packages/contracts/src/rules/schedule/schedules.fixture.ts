import * as fc from 'fast-check';
import { addDays, dateOfDay } from '../banking-calendar/days.ts';
import { paymentMethods } from '../banking-calendar/settlement.ts';
import { scheduleFrequencies } from './frequency.ts';
import type { SchedulePlan } from './plan.ts';
import type { ScheduleEnd } from './series.ts';

/** A schedule of $10.00 from a card, until stopped. */
export const planOf = (
  frequency: SchedulePlan['frequency'],
  startDate: string,
  given: Partial<SchedulePlan> = {},
): SchedulePlan => ({
  frequency,
  startDate,
  end: { rule: 'UNTIL_STOPPED' },
  amount: 1000n,
  collection: { method: 'CARD' },
  ...given,
});

/** Days from 2016 to 2052, each fourth a day that short months lack. */
export const anyDate = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 17_000, max: 30_000 }).map(dateOfDay) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 2020, max: 2040 }),
        fc.constantFrom('01-29', '01-30', '01-31', '08-31', '11-30', '12-31'),
      )
      .map(([year, day]) => `${year}-${day}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('2024-02-29', '2028-02-29', '2032-02-29') },
);

/** Plans of every frequency, end, method and state. */
export const anyPlan: fc.Arbitrary<SchedulePlan> = anyDate.chain((startDate) => {
  const end = fc.oneof(
    fc.constant<ScheduleEnd>({ rule: 'UNTIL_STOPPED' }),
    fc
      .integer({ min: 0, max: 4000 })
      .map((days): ScheduleEnd => ({ rule: 'ON_DATE', endDate: addDays(startDate, days) })),
    fc
      .integer({ min: 1, max: 60 })
      .map((numberOfPayments): ScheduleEnd => ({ rule: 'AFTER_PAYMENTS', numberOfPayments })),
  );
  const collection = fc.record(
    { method: fc.constantFrom(...paymentMethods), state: fc.constantFrom('QLD', 'WA', 'VIC', 'NSW', 'TAS') },
    { requiredKeys: ['method'] },
  );
  return fc.record({
    frequency: fc.constantFrom(...scheduleFrequencies),
    startDate: fc.constant(startDate),
    end,
    amount: fc.bigInt({ min: 1n, max: 10n ** 10n }),
    collection,
  });
});
