import { getAmendment } from '@quickportal/db/payto-agreements/payto-amendment';
import { lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import type { AmendmentResponse } from '../gateways/responses.ts';
import type { Learner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { applyAmendmentResponse } from './apply-amendment-response.ts';
import { learnAgreement } from './learn-agreement.ts';
import { networkIdOf } from './amendment-network-id.ts';

const JOBS = { kind: 'jobs' } as const;

interface Key {
  communityId: number;
  amendmentId: number;
}

/**
 * Records the bank's decision about an amendment, which is final: late and repeated responses change nothing. Then
 * queries what the amendment affects: the status of the agreement, or the recalled amendment.
 */
export async function learnAmendment(
  services: PaymentServices,
  key: Key,
  response: AmendmentResponse,
  learner: Learner,
): Promise<void> {
  const found = await getAmendment(services.db.reader(JOBS), key);
  if (!found) return;
  const decided = await services.db.transaction(JOBS, async (trx) => {
    // Lock order: the agreement first
    const agreement = await lockPayToAgreement(trx, found.agreementToken);
    const amendment = await getAmendment(trx, key);
    if (!agreement || amendment?.status !== 'PENDING') return null;
    return applyAmendmentResponse(services, trx, { agreement, amendment, response, learner });
  });
  nudgeDeliveries();
  if (decided === null) return;
  const { change, recalledAmendmentId } = found.changes;
  if (recalledAmendmentId !== undefined) {
    const recalled = { communityId: key.communityId, amendmentId: recalledAmendmentId };
    await askAmendment(services, { ...recalled, agreementToken: found.agreementToken }, learner);
  } else if (change !== undefined) await learnAgreement(services, found.agreementToken, learner);
}

/** Queries the state of an amendment at the payer's bank. If it is unknown now, it will never be accepted. */
export async function askAmendment(
  services: PaymentServices,
  { agreementToken, ...key }: Key & { agreementToken: string },
  learner: Learner,
): Promise<void> {
  const response = await gatewayOf(services).queryAmendment(networkIdOf({ agreementToken }, key.amendmentId));
  await learnAmendment(services, key, response, learner);
}
