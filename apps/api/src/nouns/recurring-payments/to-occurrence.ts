import type { Occurrence } from '@quickportal/contracts/recurring-payments/occurrence';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import type { PastOccurrence } from '@quickportal/db/recurring-payments/list-recurring-payment-occurrences';
import { moneyOf } from '../../engines/payments/to-transaction.ts';

/** What became of an instalment, as calls show it. */
export function toOccurrence({ dueDate, amount, currency, ...item }: PastOccurrence): Occurrence {
  const { title, tone } = occurrenceStates.states[item.status];
  return {
    ...item,
    date: dueDate,
    amount: moneyOf(BigInt(amount), currency),
    statusDisplay: title,
    statusClass: tone,
  };
}
