import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { changeAmendment, getPendingBilateral } from '@quickportal/db/payto-agreements/payto-amendment';
import { gatewayOf } from '../gateways/adapter.ts';
import type { AmendmentResponse } from '../gateways/responses.ts';
import type { Learner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { networkIdOf } from './amendment-network-id.ts';
import { applyAmendmentResponse } from './apply-amendment-response.ts';

/** The pending amendment of an ended agreement, as the network has it. */
interface WaitingAmendment {
  amendmentId: number;
  response: AmendmentResponse;
}

/** Queries the pending amendment of an ended agreement, which the payer may have approved before. */
export async function queryWaitingAmendment(
  services: PaymentServices,
  agreement: PayToAgreementRecord,
): Promise<WaitingAmendment | null> {
  const waiting = await getPendingBilateral(services.db.reader({ kind: 'jobs' }), agreement.agreementId);
  if (!waiting) return null;
  const { amendmentId } = waiting;
  const response = await gatewayOf(services).queryAmendment(networkIdOf(agreement, amendmentId));
  // An amendment that never arrived ends with the agreement
  const isLost = response.status === 'NOT_RECEIVED';
  return { amendmentId, response: isLost ? { status: 'RECALLED', reasonCode: 'CTCA' } : response };
}

/** Ends the pending amendment of an ended, locked agreement. One that was not queried becomes due at once. */
export async function endWaitingAmendment(
  services: PaymentServices,
  trx: WriteTransaction,
  {
    agreement,
    waiting,
    learner,
  }: { agreement: PayToAgreementRecord; waiting: WaitingAmendment | null; learner: Learner },
): Promise<void> {
  const amendment = await getPendingBilateral(trx, agreement.agreementId);
  if (!amendment) return;
  if (amendment.amendmentId === waiting?.amendmentId)
    await applyAmendmentResponse(services, trx, { agreement, amendment, response: waiting.response, learner });
  else await changeAmendment(trx, amendment, { nextQueryAt: services.clock.now().toISOString() }, services.clock.now());
}
