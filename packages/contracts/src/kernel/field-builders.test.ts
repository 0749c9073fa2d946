import { expect, it } from 'vitest';
import { z } from 'zod';
import { recurringPaymentStates } from '../rules/states/recurring-payment.ts';
import { stateNames } from '../rules/state-machines/state-machine.ts';
import { currentVersion, dayRange, readVersion, statusFields } from './field-builders.ts';

it('derives the fields of a status from its state machine', () => {
  const { status, statusDisplay, statusClass } = statusFields(recurringPaymentStates, 'Only ACTIVE takes payments.');
  expect(status.options).toEqual(stateNames(recurringPaymentStates));
  expect(statusDisplay.meta()?.examples).toEqual([recurringPaymentStates.states.ACTIVE.title]);
  const used = Object.values(recurringPaymentStates.states).map(({ tone }) => tone);
  expect(used.every((tone) => statusClass.safeParse(tone).success)).toBe(true);
});

it('requires a version in responses, and accepts changes without one', () => {
  expect(z.strictObject({ version: currentVersion() }).safeParse({}).success).toBe(false);
  const change = z.strictObject({ version: readVersion() });
  expect(change.safeParse({}).success).toBe(true);
  expect(change.safeParse({ version: 0 }).success).toBe(false);
});

it('requires both ends of a range of days, and nothing but dates', () => {
  const range = z.strictObject(dayRange());
  expect(range.safeParse({ from: '2026-11-01', to: '2026-11-20' }).success).toBe(true);
  expect(range.safeParse({ to: '2026-11-20' }).success).toBe(false);
  expect(range.safeParse({ from: '2026-02-30', to: '2026-03-01' }).success).toBe(false);
});
