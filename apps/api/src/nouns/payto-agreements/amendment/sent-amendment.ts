import { listAmendments } from '@quickportal/db/payto-agreements/payto-amendment';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import type { Learner } from '../../../engines/payments/learner.ts';
import { sendAmendment } from '../../../engines/payto/send-amendment.ts';
import type { Services } from '../../../procedures/services.ts';

/** Sends the latest amendment of an agreement unless the bank has it: also when its call is repeated under its key. */
export async function sentAmendment(
  services: Services,
  { agreementId, communityId }: PayToAgreementRecord,
  learner: Learner,
): Promise<void> {
  const [latest] = await listAmendments(services.db.reader({ kind: 'jobs' }), agreementId);
  if (latest?.status !== 'PENDING') return;
  await sendAmendment(services, { communityId, amendmentId: latest.amendmentId }, learner);
}
