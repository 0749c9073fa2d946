import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import type { Foundation } from '../foundation.ts';
import { firstRequery, nextRequery } from '../payments/requery-times.ts';

const HOUR = 3_600_000;

/**
 * Returns when to query an agreement again, in case its notification was lost: soon after sending, hourly while the
 * payer decides and at the deadline, daily afterwards. Null once it has ended.
 */
export function nextAgreementQuery(
  services: Pick<Foundation, 'configuration'>,
  { status, respondBy, queries }: { status: PayToAgreementStatus; respondBy: string | null; queries: number },
  now: Date,
): string | null {
  const at = (time: Date | number) => new Date(time).toISOString();
  if (status === 'PROCESSING') return at(nextRequery(services, { now, requeries: queries }));
  if (status === 'PENDING') {
    const lapsesAt = new Date(respondBy ?? now).getTime();
    if (lapsesAt <= now.getTime()) return at(firstRequery(services, now));
    return at(Math.min(now.getTime() + HOUR, lapsesAt));
  }
  return status === 'ACTIVE' || status === 'SUSPENDED' ? at(now.getTime() + 24 * HOUR) : null;
}

/** Returns when to query an undecided amendment again: as often as an undecided agreement. */
export const nextAmendmentQuery = (
  services: Pick<Foundation, 'configuration'>,
  { respondBy, queries }: { respondBy: string | null; queries: number },
  now: Date,
): string | null =>
  nextAgreementQuery(services, { status: respondBy === null ? 'PROCESSING' : 'PENDING', respondBy, queries }, now);
