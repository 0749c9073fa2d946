import { findEndedAgreements } from '@quickportal/db/payto-agreements/find-due-payto-agreements';
import { lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { insertAmendment } from '@quickportal/db/payto-agreements/payto-amendment';
import { dateIn } from '../../kernel/date-in.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { nextAmendmentQuery } from './query-times.ts';
import { sendAmendment } from './send-amendment.ts';

const JOBS = { kind: 'jobs' } as const;
const AT_ONCE = 200;

/** Cancels an active or suspended agreement at the payer's bank for a reason of the platform. */
export async function cancelForReason(
  services: PaymentServices,
  agreementToken: string,
  reasonCode: 'MD17' | 'MD20' | 'MCFC',
): Promise<void> {
  const now = services.clock.now();
  const key = await services.db.transaction(JOBS, async (trx) => {
    const agreement = await lockPayToAgreement(trx, agreementToken);
    if (agreement?.status !== 'ACTIVE' && agreement?.status !== 'SUSPENDED') return null;
    const { communityId, businessId, agreementId } = agreement;
    const amendmentId = await insertAmendment(
      trx,
      {
        communityId,
        businessId,
        agreementId,
        amendmentType: 'STATUS_AMENDMENT',
        changes: { change: 'CANCEL' },
        reasonCode,
        requestedByUserId: null,
        respondBy: null,
        nextQueryAt: nextAmendmentQuery(services, { respondBy: null, queries: 0 }, now),
      },
      now,
    );
    return { communityId, amendmentId };
  });
  if (key) await sendAmendment(services, key);
}

/** Cancels every agreement past its end date. Returns how many there were. */
export async function endDueAgreements(services: PaymentServices): Promise<number> {
  const today = dateIn('Australia/Sydney', services.clock.now());
  const db = services.db.reader(JOBS);
  const due = await findEndedAgreements(db, { today, limit: AT_ONCE });
  for (const { agreementToken } of due) await cancelForReason(services, agreementToken, 'MD20');
  return due.length;
}
