import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfterSteps, LAST_DATE, stepsUntil, type DateStep } from './date-steps.ts';
import { anyDate } from '../schedule/schedules.fixture.ts';

const anyStep: fc.Arbitrary<DateStep> = fc.oneof(
  fc.record({ unit: fc.constant('days' as const), count: fc.constantFrom(1, 7, 14, 28) }),
  fc.record({ unit: fc.constant('months' as const), count: fc.constantFrom(1, 3, 6, 12) }),
);

describe('dates that are steps apart', () => {
  it('return to the day of the start after a short month', () => {
    const monthly = [0, 1, 2, 3].map((number) => dateAfterSteps('2027-01-31', { unit: 'months', count: 1 }, number));
    expect(monthly).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('stop at the end of the calendar, and have no number but whole ones from 0', () => {
    const yearly = { unit: 'months', count: 12 } as const;
    expect(dateAfterSteps(LAST_DATE, yearly, 0)).toBe(LAST_DATE);
    expect([1, -1, 0.5].map((number) => dateAfterSteps(LAST_DATE, yearly, number))).toEqual([null, null, null]);
    expect(dateAfterSteps(LAST_DATE, { unit: 'days', count: 1 }, 1)).toBeNull();
  });

  it('are counted up to any date', () => {
    fc.assert(
      fc.property(anyDate, anyStep, anyDate, (start, step, date) => {
        const number = stepsUntil(start, step, date);
        expect((dateAfterSteps(start, step, number) ?? '') >= date).toBe(true);
        if (number > 0) expect((dateAfterSteps(start, step, number - 1) ?? '') < date).toBe(true);
      }),
    );
  });
});
