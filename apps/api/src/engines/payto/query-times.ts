import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import type { Services } from '../services.ts';
import { firstRequery, nextRequery } from '../payments/requery-times.ts';

const HOUR = 3_600_000;

/**
 * When the payer's bank is asked again how an agreement stands, in case its notification was lost: soon while it is on
 * its way, every hour while the payer decides and at once when the time for that is over, once a day afterwards. Null:
 * never, it is over.
 */
export function nextAgreementQuery(
  services: Pick<Services, 'configuration'>,
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

/** The same of an amendment that is not decided: as often as of an agreement that is. */
export const nextAmendmentQuery = (
  services: Pick<Services, 'configuration'>,
  { respondBy, queries }: { respondBy: string | null; queries: number },
  now: Date,
): string | null =>
  nextAgreementQuery(services, { status: respondBy === null ? 'PROCESSING' : 'PENDING', respondBy, queries }, now);
