import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getPayToAgreementById } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { getPayeeAccountName } from '@quickportal/db/payto-agreements/get-payee-account';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { recordAudits } from '../audit/audit.ts';
import { emit } from '../deliveries/emit.ts';
import type { Learner } from '../payments/learner.ts';
import { toAgreement } from './to-agreement.ts';

/** A change of an agreement, for the audit trail and webhooks. */
export interface AgreementChange {
  learner: Learner;
  now: Date;
  /** Action of the audit entry. */
  action: string;
  description: string;
  before: Json;
  after: Json;
  event: 'payto-agreement.created' | 'payto-agreement.status-changed' | 'payto-agreement.amended';
}

/** Writes the audit entry and the event of a change that is not made by a call, in its transaction. */
export async function recordAgreementChange(
  trx: WriteTransaction,
  key: PayToAgreementRecord,
  { learner, now, action, description, before, after, event }: AgreementChange,
): Promise<void> {
  const { communityId, customerId, agreementToken } = key;
  await recordAudits(trx, [
    {
      ...learner,
      communityId,
      action,
      objectType: 'payto-agreement',
      objectId: agreementToken,
      customerId,
      description,
      before,
      after,
      outcome: 'SUCCESS',
      at: now,
    },
  ]);
  await emitAgreement(trx, key, event, { now, requestId: learner.origin.requestId });
}

/** Emits the current state of an agreement to webhook endpoints. */
export async function emitAgreement(
  trx: WriteTransaction,
  key: Pick<PayToAgreementRecord, 'communityId' | 'agreementId'>,
  type: AgreementChange['event'],
  { now, requestId }: { now: Date; requestId: string },
): Promise<void> {
  const agreement = await getPayToAgreementById(trx, key);
  if (!agreement) throw new Error('A locked agreement vanished');
  const data = toAgreement(agreement, await getPayeeAccountName(trx, agreement.settlementAccountId));
  const object = { type: 'payto-agreement', id: agreement.agreementToken };
  await emit(trx, { communityId: key.communityId, type, object, data, requestId }, now);
}
