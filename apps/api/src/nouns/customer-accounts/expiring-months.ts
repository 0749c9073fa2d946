import type { ExpiryChoice } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import { expiringMonths, type Month } from '@quickportal/contracts/rules/cards/card-expiry-window';

/** First and last month in which a card of the choice ends. */
export function monthsOf(show: ExpiryChoice, day: string): { from: Month | null; to: Month } {
  const { from, to } = expiringMonths(day);
  if (show === 'EXPIRING') return { from, to };
  const before = from.month === 1 ? { year: from.year - 1, month: 12 } : { year: from.year, month: from.month - 1 };
  return { from: null, to: show === 'ALL' ? to : before };
}
