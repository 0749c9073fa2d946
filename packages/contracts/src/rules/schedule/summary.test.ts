import { expect, it } from 'vitest';
import { planOf } from './schedules.fixture.ts';
import type { ScheduleEnd } from './series.ts';
import { scheduleSummary } from './summary.ts';

const forever: ScheduleEnd = { rule: 'UNTIL_STOPPED' };

it.each<[string, Parameters<typeof planOf>[0], string, ScheduleEnd]>([
  ['Once on 31 Jan 2027', 'ONCE', '2027-01-31', { rule: 'AFTER_PAYMENTS', numberOfPayments: 1 }],
  ['Every week on Monday, until stopped', 'WEEKLY', '2026-12-28', forever],
  [
    'Every 2 weeks on Friday, 26 payments',
    'FORTNIGHTLY',
    '2026-11-20',
    { rule: 'AFTER_PAYMENTS', numberOfPayments: 26 },
  ],
  ['Every 4 weeks on Sunday, 1 payment', 'FOUR_WEEKLY', '2026-11-22', { rule: 'AFTER_PAYMENTS', numberOfPayments: 1 }],
  [
    'Every month on the 31st, or the last day of shorter months, until 30 Jun 2027',
    'MONTHLY',
    '2027-01-31',
    { rule: 'ON_DATE', endDate: '2027-06-30' },
  ],
  ['Every month on the 29th, or the last day of shorter months, until stopped', 'MONTHLY', '2028-02-29', forever],
  ['Every month on the 11th, until stopped', 'MONTHLY', '2027-01-11', forever],
  ['Every month on the 22nd, until stopped', 'MONTHLY', '2027-01-22', forever],
  ['Every month on the 3rd, until stopped', 'MONTHLY', '2027-01-03', forever],
  ['Every 3 months on the 30th, or the last day of shorter months, until stopped', 'QUARTERLY', '2026-11-30', forever],
  ['Every 3 months on the 30th, until stopped', 'QUARTERLY', '2026-12-30', forever],
  ['Every 6 months on the 31st, until stopped', 'HALF_YEARLY', '2027-01-31', forever],
  [
    'Every 6 months on the 31st, or the last day of shorter months, until stopped',
    'HALF_YEARLY',
    '2026-08-31',
    forever,
  ],
  ['Every year on 29 Feb, or 28 Feb in years without it, until stopped', 'YEARLY', '2028-02-29', forever],
  ['Every year on 4 Nov, until stopped', 'YEARLY', '2026-11-04', forever],
])('%s', (words, frequency, startDate, end) =>
  expect(scheduleSummary(planOf(frequency, startDate, { end }))).toBe(words),
);
