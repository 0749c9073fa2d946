import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface Key {
  communityId: number;
  agreementId: number;
}

const byAgreement = preparedQuery('payto-agreements.ecommerce-payment', (params: Key) =>
  build
    .selectFrom('app.payto_ecommerce_payment as e')
    .leftJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'e.community_id').onRef('t.id', '=', 'e.transaction_id'),
    )
    .select([
      'e.status',
      'e.source',
      'e.customer_reference_number as customerReferenceNumber',
      'e.payment_reference_number as paymentReferenceNumber',
      'e.requested_by_user_id as requestedByUserId',
      'e.attempts',
      'e.transaction_id as transactionId',
      'e.refusal',
      't.receipt_number as receiptNumber',
    ])
    .where('e.community_id', '=', params.communityId)
    .where('e.agreement_id', '=', params.agreementId),
);

/** The payment that follows the approval of an agreement; undefined where it is for none. To change it lock the agreement. */
export const getEcommercePayment = (db: Reader, { communityId, agreementId }: Key) =>
  db.first(byAgreement, { communityId, agreementId });
export type EcommercePayment = NonNullable<Awaited<ReturnType<typeof getEcommercePayment>>>;

/** Keeps the payment of an agreement that is being sent. */
export async function insertEcommercePayment(
  trx: WriteTransaction,
  payment: Key &
    Pick<EcommercePayment, 'source' | 'customerReferenceNumber' | 'paymentReferenceNumber' | 'requestedByUserId'> & {
      businessId: number;
    },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.payto_ecommerce_payment')
    .values({
      community_id: payment.communityId,
      agreement_id: payment.agreementId,
      business_id: payment.businessId,
      status: 'WAITING',
      source: payment.source,
      customer_reference_number: payment.customerReferenceNumber,
      payment_reference_number: payment.paymentReferenceNumber,
      requested_by_user_id: payment.requestedByUserId,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Writes what became of it. The caller has locked its agreement. */
export async function updateEcommercePayment(
  trx: WriteTransaction,
  { communityId, agreementId }: Key,
  change: Partial<Pick<EcommercePayment, 'status' | 'attempts' | 'transactionId' | 'refusal'>>,
  now: Date,
): Promise<void> {
  const { transactionId, ...others } = change;
  await trx
    .updateTable('app.payto_ecommerce_payment')
    .set({ ...others, ...(transactionId !== undefined && { transaction_id: transactionId }), updated_at: now })
    .where('community_id', '=', communityId)
    .where('agreement_id', '=', agreementId)
    .execute();
}
