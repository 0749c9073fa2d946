import { changePayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { PaymentServices } from '../payments/payment-services.ts';
import { nextAgreementQuery } from './query-times.ts';

/** Records that the bank did not respond to an agreement: a job tries again later. */
export async function postponeQuery(services: PaymentServices, agreementToken: string): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const agreement = await lockPayToAgreement(trx, agreementToken);
    if (agreement?.status !== 'PROCESSING') return;
    const queries = agreement.queries + 1;
    await changePayToAgreement(
      trx,
      agreement,
      { nextQueryAt: nextAgreementQuery(services, { ...agreement, queries }, now), queries },
      now,
    );
  });
}
