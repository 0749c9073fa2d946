import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import {
  payerColumns,
  placeColumns,
  textColumns,
  type PayToAgreementRecord,
  type PayToPayerRecord,
  type PayToTermsRecord,
} from './payto-agreement.ts';
import { insertTerms } from './write-payto-terms.ts';

type Placed = Exclude<keyof typeof placeColumns, 'startDate'>;

/** An agreement before anyone was asked; an account number is in the vault already. */
export interface NewPayToAgreement
  extends Pick<PayToAgreementRecord, Placed>, Pick<PayToAgreementRecord, keyof typeof textColumns> {
  payer: PayToPayerRecord;
  terms: PayToTermsRecord;
  /** Until when the payer can answer. */
  respondBy: string;
  nextQueryAt: string;
}

/** Inserts an agreement that is being sent, with its payer and terms. Returns its id. */
export async function insertPayToAgreement(
  trx: WriteTransaction,
  { payer, terms, respondBy, nextQueryAt, ...agreement }: NewPayToAgreement,
  now: Date,
): Promise<number> {
  const { communityId, businessId } = agreement;
  const { id } = await trx
    .insertInto('app.payto_agreement')
    .values({
      ...written(placeColumns, { ...agreement, startDate: terms.startDate }),
      ...written(textColumns, agreement),
      status: 'PROCESSING',
      status_by: 'PAYEE',
      status_changed_at: now,
      respond_by: respondBy,
      submitted_at: now,
      next_query_at: nextQueryAt,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = { community_id: communityId, business_id: businessId, agreement_id: id };
  await trx
    .insertInto('app.payto_payer')
    .values({ ...place, ...written(payerColumns, payer), updated_at: now })
    .execute();
  const inForce = { state: 'IN_FORCE', amendmentId: null } as const;
  await insertTerms(trx, { communityId, businessId, agreementId: id }, { ...inForce, terms }, now);
  return id;
}

type Key = Pick<PayToAgreementRecord, 'communityId' | 'agreementId'>;

/** What of an agreement is written; left out: it stays. The caller has locked it. */
export interface PayToAgreementChange {
  texts?: Pick<PayToAgreementRecord, keyof typeof textColumns>;
  status?: { status: PayToAgreementStatus; by: PayToAgreementRecord['statusBy']; reasonCode: string | null };
  /** Its terms changed. */
  isAmended?: true;
  failedPayments?: number;
  /** When the payer's bank is asked how it stands; null: never again. */
  nextQueryAt?: string | null;
  queries?: number;
}

/** Writes an agreement that the caller has locked. Its version goes up where something changed that people see. */
export async function changePayToAgreement(
  trx: WriteTransaction,
  { communityId, agreementId }: Key,
  { texts, status, isAmended, failedPayments, nextQueryAt, queries }: PayToAgreementChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.payto_agreement')
    .set((eb) => ({
      ...(texts && written(textColumns, texts)),
      ...(status && {
        status: status.status,
        status_by: status.by,
        status_reason_code: status.reasonCode,
        status_changed_at: now,
      }),
      ...(failedPayments !== undefined && { failed_payments: failedPayments }),
      ...(nextQueryAt !== undefined && { next_query_at: nextQueryAt }),
      ...(queries !== undefined && { queries }),
      ...((texts || status || isAmended) && { version: eb('version', '+', 1), updated_at: now }),
    }))
    .where('community_id', '=', communityId)
    .where('id', '=', agreementId)
    .execute();
}
