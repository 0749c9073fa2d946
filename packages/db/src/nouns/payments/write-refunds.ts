import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface PaymentKey {
  communityId: number;
  transactionId: number;
}

/** What was given back of a payment, and what is reserved for that, in cents. Declined and cancelled refunds don't count. */
export interface RefundedAmounts {
  principal: bigint;
  surcharge: bigint;
  /** Approved ones only, principal and surcharge. */
  approvedTotal: bigint;
  count: number;
}

const sums = preparedQuery('payments.refunded', (paymentKey: PaymentKey) =>
  build
    .selectFrom('app.refund as r')
    .innerJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'r.community_id').onRef('t.id', '=', 'r.transaction_id'),
    )
    .select([
      sql<number>`coalesce(sum(t.principal_amount), 0)::bigint`.as('principal'),
      sql<number>`coalesce(sum(t.surcharge_amount), 0)::bigint`.as('surcharge'),
      sql<number>`coalesce(sum(t.amount) filter (where t.status = 'APPROVED'), 0)::bigint`.as('approvedTotal'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('r.community_id', '=', paymentKey.communityId)
    .where('r.original_transaction_id', '=', paymentKey.transactionId)
    .where('t.status', 'not in', ['DECLINED', 'CANCELLED']),
);

/** Lock the payment first where the answer decides something. */
export async function sumRefunds(db: Reader, paymentKey: PaymentKey): Promise<RefundedAmounts> {
  const row = await db.first(sums, paymentKey);
  return {
    principal: BigInt(row?.principal ?? 0),
    surcharge: BigInt(row?.surcharge ?? 0),
    approvedTotal: BigInt(row?.approvedTotal ?? 0),
    count: row?.count ?? 0,
  };
}

export interface NewRefund {
  communityId: number;
  businessId: number;
  originalTransactionId: number;
  transactionId: number;
  /** Cents, principal and surcharge. */
  amount: bigint;
  currency: 'AUD' | 'NZD';
  reason: string;
  requestedByUserId: number | null;
  at: Date;
}

/** Says of a refund's transaction what it gives back. */
export async function insertRefund(trx: WriteTransaction, newRefund: NewRefund): Promise<void> {
  await trx
    .insertInto('app.refund')
    .values({
      community_id: newRefund.communityId,
      business_id: newRefund.businessId,
      original_transaction_id: newRefund.originalTransactionId,
      transaction_id: newRefund.transactionId,
      amount: Number(newRefund.amount),
      currency: newRefund.currency,
      reason: newRefund.reason,
      requested_by_user_id: newRefund.requestedByUserId,
      created_at: newRefund.at,
    })
    .execute();
}

const paymentInstruction = preparedQuery('payments.instruction', (paymentKey: PaymentKey) =>
  build
    .selectFrom('app.payment_attempt')
    .select('instruction_id as instructionId')
    .where('community_id', '=', paymentKey.communityId)
    .where('transaction_id', '=', paymentKey.transactionId)
    .where('kind', '=', 'PAYMENT')
    .where('status', '=', 'APPROVED')
    .orderBy('attempt_number', 'desc')
    .limit(1),
);

/** What the network knows an approved payment by; undefined where it was never sent as one instruction. */
export const approvedInstruction = async (db: Reader, paymentKey: PaymentKey): Promise<string | undefined> =>
  (await db.first(paymentInstruction, paymentKey))?.instructionId;

const approvalLimit = preparedQuery('payments.refund-limit', (entry: { communityId: number }) =>
  build
    .selectFrom('app.community_setting')
    .select('refund_approval_above as limit')
    .where('community_id', '=', entry.communityId),
);

/** Refunds of more need a second person, in cents; null: none do. */
export async function refundApprovalAbove(db: Reader, communityId: number): Promise<bigint | null> {
  const limit = (await db.first(approvalLimit, { communityId }))?.limit ?? null;
  return limit === null ? null : BigInt(limit);
}

const batchOf = preparedQuery('payments.batch-of', (paymentKey: PaymentKey) =>
  build
    .selectFrom('app.payment_batch as b')
    .innerJoin('app.batch_entry as e', (join) =>
      join.onRef('e.community_id', '=', 'b.community_id').onRef('e.payment_batch_id', '=', 'b.id'),
    )
    .select(['b.id as batchId', 'b.status', 'b.closes_at as closesAt', 'b.settlement_date as settlementDate'])
    .where('e.community_id', '=', paymentKey.communityId)
    .where('e.transaction_id', '=', paymentKey.transactionId)
    .where('e.entry_type', '=', 'PRINCIPAL'),
);
const batchHeld = preparedQuery('payments.batch-held', (entry: { communityId: number; batchId: number }) =>
  build
    .selectFrom('app.payment_batch')
    .select('status')
    .where('community_id', '=', entry.communityId)
    .where('id', '=', entry.batchId)
    .forShare(),
);

/** The batch of a payment, as it is now. */
export const getBatchOf = (db: Reader, paymentKey: PaymentKey) => db.first(batchOf, paymentKey);

/** Whether a batch is open; it stays as it is until the transaction ends. */
export const holdBatch = async (trx: WriteTransaction, key: { communityId: number; batchId: number }) =>
  (await trx.first(batchHeld, key))?.status === 'OPEN';
