import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { DB } from '../schema.gen.ts';

type Row = DB['app.transaction'];
type Shown<C extends keyof Row> = Row[C] extends { __select__: infer S } ? S : Row[C];

/** A payment or refund about to be recorded. Amounts in cents. */
export interface NewTransaction {
  communityId: number;
  businessId: number;
  customerId: number | null;
  customerAccountId: number | null;
  transactionType: 'PAYMENT' | 'REFUND';
  status: 'PENDING' | 'SUSPENDED' | 'IN_FLIGHT';
  source: Shown<'source'>;
  paymentMethod: Shown<'payment_method'>;
  currency: 'AUD' | 'NZD';
  principal: bigint;
  surcharge: bigint;
  /** Thousandths of a percent. */
  surchargeRate: bigint;
  customerReferenceNumber: string;
  paymentReferenceNumber: string;
  comment: string;
  customerName: string;
  settlementAccountId: number | null;
  /** yyyy-mm-dd */
  settlementDate: string;
  recurringPaymentId: number | null;
  recurringOccurrenceId: number | null;
  occurrenceAttempt: number | null;
  cardScheme: Shown<'card_scheme'>;
  cardType: Shown<'card_type'>;
  holderName: string;
  maskedNumber: string | null;
  lastFour: string | null;
  bsb: string | null;
  fingerprint: Buffer | null;
  eci: Shown<'eci'>;
  payerIp: string | null;
  traceId: string;
  createdByUserId: number | null;
  at: Date;
}

/** Inserts a transaction with its entries (principal, and surcharge where there is one) in an open batch; answers its id and receipt. */
export async function insertTransaction(
  trx: WriteTransaction,
  it: NewTransaction,
  batchId: number,
): Promise<{ transactionId: number; receiptNumber: string }> {
  const place = { community_id: it.communityId, business_id: it.businessId };
  const row = await trx
    .insertInto('app.transaction')
    .values({
      ...place,
      customer_id: it.customerId,
      customer_account_id: it.customerAccountId,
      recurring_payment_id: it.recurringPaymentId,
      recurring_occurrence_id: it.recurringOccurrenceId,
      occurrence_attempt: it.occurrenceAttempt,
      transaction_type: it.transactionType,
      status: it.status,
      source: it.source,
      payment_method: it.paymentMethod,
      currency: it.currency,
      amount: Number(it.principal + it.surcharge),
      surcharge_amount: Number(it.surcharge),
      surcharge_rate: Number(it.surchargeRate),
      customer_reference_number: it.customerReferenceNumber,
      payment_reference_number: it.paymentReferenceNumber,
      comment: it.comment,
      customer_name: it.customerName,
      settlement_account_id: it.settlementAccountId,
      settlement_date: it.settlementDate,
      card_scheme: it.cardScheme,
      card_type: it.cardType,
      holder_name: it.holderName,
      masked_number: it.maskedNumber,
      last_four: it.lastFour,
      bsb: it.bsb,
      fingerprint: it.fingerprint,
      eci: it.eci,
      payer_ip: it.payerIp,
      trace_id: it.traceId,
      created_by_user_id: it.createdByUserId,
      transaction_time: it.at,
      status_changed_at: it.at,
    })
    .returning(['id', 'receipt_number'])
    .executeTakeFirstOrThrow();
  const entry = {
    ...place,
    transaction_id: row.id,
    payment_batch_id: batchId,
    currency: it.currency,
    created_at: it.at,
  };
  const entries = [{ ...entry, entry_type: 'PRINCIPAL' as const, amount: Number(it.principal) }];
  await trx
    .insertInto('app.batch_entry')
    .values(
      it.surcharge > 0n
        ? [...entries, { ...entry, entry_type: 'SURCHARGE' as const, amount: Number(it.surcharge) }]
        : entries,
    )
    .execute();
  return { transactionId: row.id, receiptNumber: row.receipt_number };
}
