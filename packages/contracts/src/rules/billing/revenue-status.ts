import { displayDate } from '../dates/calendar-date.ts';
import { dueDateOf } from './billing-months.ts';

/** How an expected item of a month stands. */
export const revenueStatuses = ['WAIVED', 'ACCEPTED', 'OPEN', 'RECONCILED', 'SHORT', 'OVER'] as const;
export type RevenueStatus = (typeof revenueStatuses)[number];

/** What counts as reconciled. */
export const reconciledStatuses: readonly RevenueStatus[] = ['WAIVED', 'ACCEPTED', 'RECONCILED'];
export const isReconciled = (status: RevenueStatus): boolean => reconciledStatuses.includes(status);

/** Cents by which a received amount may differ from the expected one. */
export const REVENUE_TOLERANCE = 0n;

export interface RevenueOfMonth {
  /** Cents; received is the sum of allocations, credits subtracted. */
  readonly expected: bigint;
  readonly received: bigint;
  /** Whether a person accepted the difference. */
  readonly isAccepted: boolean;
}

/** The status of an expected item in a month, or of a one-off item; the first that applies. */
export function revenueStatus(
  { expected, received, isAccepted }: RevenueOfMonth,
  tolerance: bigint = REVENUE_TOLERANCE,
): RevenueStatus {
  if (expected === 0n) return 'WAIVED';
  if (isAccepted) return 'ACCEPTED';
  if (received === 0n) return 'OPEN';
  if (received < expected - tolerance) return 'SHORT';
  return received > expected + tolerance ? 'OVER' : 'RECONCILED';
}

interface MonthOfItem {
  /** Null: the item is not charged in that month. */
  readonly status: RevenueStatus | null;
  readonly month: string;
  /** The day in Sydney. */
  readonly today: string;
}

/** What the column Reconciled Last Month says: Yes, No, Waived, when it is due, or a dash. */
export function reconciledInMonth({ status, month, today }: MonthOfItem): string {
  if (status === null) return '-';
  if (status === 'WAIVED') return 'Waived';
  if (isReconciled(status)) return 'Yes';
  const due = dueDateOf(month);
  return today <= due ? `Due ${displayDate(due).slice(0, 6)}` : 'No';
}

/** What the column Reconciled says of a one-off item. */
export const reconciledOnce = (status: RevenueStatus): string =>
  status === 'WAIVED' ? 'Waived' : isReconciled(status) ? 'Yes' : 'No';
