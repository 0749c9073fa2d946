import {
  bilateralAmendmentStates,
  type PayToAmendmentStatus,
} from '@quickportal/contracts/rules/states/payto-amendment';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  changeAmendment,
  getAmendment,
  type PayToAmendmentRecord,
} from '@quickportal/db/payto-agreements/payto-amendments';
import { discardTerms, putTermsInForce } from '@quickportal/db/payto-agreements/payto-terms';
import { changePayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import { lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import type { AmendmentResponse } from '../gateways/responses.ts';
import type { Learner } from '../payments/learner.ts';
import type { Services } from '../services.ts';
import { learnAgreement } from './learn-agreement.ts';
import { recordAgreementChange } from './record-change.ts';
import { nextAmendmentQuery } from './query-times.ts';
import { networkIdOf } from './amendment-network-id.ts';

const JOBS = { kind: 'jobs' } as const;

interface Key {
  communityId: number;
  amendmentId: number;
}

/**
 * Records the decision of the payer's bank about an amendment. It is final: late and repeated responses change nothing.
 * Then queries the bank about what the amendment affects: the status of the agreement, or an amendment it recalled.
 */
export async function learnAmendment(
  services: Services,
  key: Key,
  response: AmendmentResponse,
  learner: Learner,
): Promise<void> {
  const found = await getAmendment(services.db.reader(JOBS), key);
  if (!found) return;
  const decided = await services.db.transaction(JOBS, async (trx) => {
    // Locked in the same order as everywhere: first the agreement
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

/** Asks the payer's bank how an amendment stands. One that it does not know yet it never will. */
export async function askAmendment(
  services: Services,
  { agreementToken, ...key }: Key & { agreementToken: string },
  learner: Learner,
): Promise<void> {
  const response = await gatewayOf(services).queryAmendment(networkIdOf({ agreementToken }, key.amendmentId));
  await learnAmendment(services, key, response, learner);
}

interface Learned {
  agreement: PayToAgreementRecord;
  amendment: PayToAmendmentRecord;
  response: AmendmentResponse;
  learner: Learner;
}

async function applyAmendmentResponse(
  services: Services,
  trx: WriteTransaction,
  { agreement, amendment, response, learner }: Learned,
): Promise<PayToAmendmentStatus | null> {
  const now = services.clock.now();
  const status = statusOf(response);
  if (status === 'PENDING') {
    const queries = amendment.queries + 1;
    const nextQueryAt = nextAmendmentQuery(services, { ...amendment, queries }, now);
    await changeAmendment(trx, amendment, { nextQueryAt, queries }, now);
    return null;
  }
  const { reasonCode } = response;
  await changeAmendment(trx, amendment, { status: { status, reasonCode }, nextQueryAt: null }, now);
  if (amendment.amendmentType === 'BILATERAL_AMENDMENT') {
    if (status === 'COMPLETED') {
      await putTermsInForce(trx, amendment, now);
      await changePayToAgreement(trx, agreement, { isAmended: true }, now);
    } else await discardTerms(trx, amendment);
  } else if (amendment.amendmentType === 'UNILATERAL_AMENDMENT' && status === 'COMPLETED') {
    const { description, shortDescription, payeeReference } = { ...agreement, ...amendment.changes };
    await changePayToAgreement(trx, agreement, { texts: { description, shortDescription, payeeReference } }, now);
  }
  await recordAgreementChange(trx, agreement, {
    learner,
    now,
    action: 'payto-agreements.amendment',
    description: `Amendment of the PayTo agreement ${bilateralAmendmentStates.states[status].title.toLowerCase()}`,
    before: { amendment: 'PENDING' },
    after: { amendment: status, reasonCode },
    event: 'payto-agreement.amended',
  });
  return status;
}

/** What never arrived was refused. */
const statusOf = ({ status }: AmendmentResponse): PayToAmendmentStatus => {
  if (status === 'UNKNOWN') return 'PENDING';
  return status === 'NOT_RECEIVED' ? 'DECLINED' : status;
};
