import { getAmendment, type PayToAmendmentRecord } from '@quickportal/db/payto-agreements/payto-amendment';
import { listTerms } from '@quickportal/db/payto-agreements/write-payto-terms';
import { gatewayOf } from '../gateways/adapter.ts';
import type { Amendment } from '../gateways/gateway.ts';
import type { AmendmentResponse } from '../gateways/responses.ts';
import { jobLearner, type Learner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { networkIdOf } from './amendment-network-id.ts';
import { learnAmendment } from './learn-amendment.ts';
import { networkTerms } from './network-terms.ts';

const JOBS = { kind: 'jobs' } as const;

interface Key {
  communityId: number;
  amendmentId: number;
}

/**
 * Sends a recorded amendment to the payer's bank, with no connection held, and records the response. Sent twice it is
 * made once.
 */
export async function sendAmendment(
  services: PaymentServices,
  key: Key,
  learner: Learner = jobLearner('payto-agreements.send'),
): Promise<void> {
  const amendment = await getAmendment(services.db.reader(JOBS), key);
  if (amendment?.status !== 'PENDING') return;
  const response = await gatewayOf(services)
    .amendAgreement(await toGatewayAmendment(services, amendment))
    .catch((error: unknown): AmendmentResponse => {
      services.log.error({ err: error }, 'A PayTo amendment could not be sent');
      return { status: 'UNKNOWN', reasonCode: null };
    });
  await learnAmendment(services, key, response, learner);
}

async function toGatewayAmendment(services: PaymentServices, amendment: PayToAmendmentRecord): Promise<Amendment> {
  const { agreementToken, changes, reasonCode, respondBy } = amendment;
  const base = { amendmentId: networkIdOf(amendment, amendment.amendmentId), agreementId: agreementToken };
  if (amendment.amendmentType === 'UNILATERAL_AMENDMENT') return { ...base, kind: 'UNILATERAL' };
  if (amendment.amendmentType === 'BILATERAL_AMENDMENT') {
    const all = await listTerms(services.db.reader(JOBS), amendment.agreementId);
    const terms = all.find(({ amendmentId }) => amendmentId === amendment.amendmentId);
    if (!terms || respondBy === null) throw new Error('A bilateral amendment has no terms');
    return { ...base, kind: 'BILATERAL', terms: networkTerms(terms), respondBy: new Date(respondBy) };
  }
  if (changes.change === 'RECALL_AMENDMENT') {
    const recalledAmendmentId = networkIdOf(amendment, changes.recalledAmendmentId ?? 0);
    return { ...base, kind: 'RECALL_AMENDMENT', recalledAmendmentId };
  }
  if (changes.change === undefined) throw new Error('An amendment changes nothing');
  return { ...base, kind: 'STATUS', change: changes.change, reasonCode: reasonCode ?? 'MD17' };
}
