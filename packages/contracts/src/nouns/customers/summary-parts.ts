import type { Right } from '../../access/rights.ts';
import { accountTabRights } from '../customer-accounts/customer-account-rights.ts';
import { scheduleReadRights } from '../recurring-payments/recurring-payment-rights.ts';
import { readRights } from './customer-rights.ts';

/** Days back for which a payment that failed is named. */
export const DECLINED_WITHIN_DAYS = 30;
/** Weeks of the calendar of next payments, the current one first. */
export const WEEKS_AHEAD = 4;
/** The newest payments that are named, and items of each list of what failed. */
export const SUMMARY_ITEMS = 5;

/** Any of these, for the customer, opens a part of the summary; without them it is left out. */
export const summaryPartRights = {
  nextPayments: scheduleReadRights,
  failedSchedules: scheduleReadRights,
  // As the list of Payment History
  payments: readRights,
  expiringCards: accountTabRights,
} as const satisfies Readonly<Record<string, readonly Right[]>>;
export type SummaryPart = keyof typeof summaryPartRights;
