import {
  bilateralAmendmentStates,
  type PayToAmendmentStatus,
} from '@quickportal/contracts/rules/states/payto-amendment';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { changePayToAgreement } from '@quickportal/db/payto-agreements/change-payto-agreement';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { changeAmendment, type PayToAmendmentRecord } from '@quickportal/db/payto-agreements/payto-amendment';
import { discardTerms, putTermsInForce } from '@quickportal/db/payto-agreements/write-payto-terms';
import type { AmendmentResponse } from '../gateways/responses.ts';
import type { Learner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { nextAmendmentQuery } from './query-times.ts';
import { recordAgreementChange } from './record-change.ts';

interface Learned {
  agreement: PayToAgreementRecord;
  amendment: PayToAmendmentRecord;
  response: AmendmentResponse;
  learner: Learner;
}

/** Records the state of an amendment at the network; its agreement is locked. Returns null while it is undecided. */
export async function applyAmendmentResponse(
  services: PaymentServices,
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

/** Returns the status for a response; an amendment that never arrived counts as refused. */
const statusOf = ({ status }: AmendmentResponse): PayToAmendmentStatus => {
  if (status === 'UNKNOWN') return 'PENDING';
  return status === 'NOT_RECEIVED' ? 'DECLINED' : status;
};
