import type { RecurringPaymentRow } from '@quickportal/contracts/recurring-payments/recurring-payment';
import type { Occurrence } from '@quickportal/contracts/recurring-payments/occurrence';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { servedStatusBadge } from '../../layout/status-badge.tsx';

const StatusBadge = servedStatusBadge(recurringPaymentStates.states);

/** Where a schedule stands, in the server's word. */
export function ScheduleStatusBadge({
  schedule: { status, statusDisplay, statusClass },
}: {
  schedule: Pick<RecurringPaymentRow, 'status' | 'statusDisplay' | 'statusClass'>;
}) {
  return <StatusBadge status={status} word={statusDisplay} tone={statusClass} />;
}

const DateBadge = servedStatusBadge(occurrenceStates.states);

/** What became of a date. */
export function OccurrenceBadge({ occurrence: { status, statusDisplay, statusClass } }: { occurrence: Occurrence }) {
  return <DateBadge status={status} word={statusDisplay} tone={statusClass} />;
}

/** An amount as `Money` takes it. */
export const moneyOf = ({ amount, currency }: { amount: string; currency: 'AUD' | 'NZD' }) => ({ amount, currency });
