import { expect, it } from 'vitest';
import { daysOf } from './day-periods.ts';

it.each([
  ['TODAY', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['YESTERDAY', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['LAST_7_DAYS', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['LAST_30_DAYS', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['THIS_MONTH', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['LAST_MONTH', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['LAST_MONTH', '2028-03-31', '2028-02-01', '2028-02-29'],
] as const)('%s on %s is %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});
