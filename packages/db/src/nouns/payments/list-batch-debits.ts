import { sql } from 'kysely';
import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { Batch } from './close-batches.ts';

/** An entry of a batch as the bank gets it, without its number. */
export interface Debit {
  /** What the bank knows it by. */
  entryId: string;
  /** Cents, principal and surcharge. */
  amount: number;
  transactionType: 'PAYMENT' | 'REFUND';
  transactionId: number;
  holderName: string;
  /** Its receipt number: what the bank returns it by. */
  reference: string;
  /** What the payer calls it. */
  particulars: string;
  /** Null: the number is no longer kept. */
  vaultEntryId: number | null;
  attemptStatus: PaymentAttemptStatus;
  status: TransactionStatus;
}

type BatchKey = Pick<Batch, 'communityId' | 'batchId'>;

// The number that the payment was agreed for: the account may have got another one since
const debits = preparedQuery('payments.batch-debits', (batch: BatchKey) =>
  build
    .selectFrom('app.batch_entry as e')
    .innerJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'e.community_id').onRef('t.id', '=', 'e.transaction_id'),
    )
    .innerJoin('app.payment_attempt as p', (join) =>
      join.onRef('p.community_id', '=', 't.community_id').onRef('p.transaction_id', '=', 't.id'),
    )
    .select([
      'p.instruction_id as entryId',
      't.amount',
      't.transaction_type as transactionType',
      't.id as transactionId',
      't.holder_name as holderName',
      't.receipt_number as reference',
      sql<string>`coalesce(t.payment_reference_number, '')`.as('particulars'),
      sql<number | null>`(select max(v.id) from app.vault_entry v
        where v.community_id = t.community_id and v.fingerprint = t.fingerprint)`.as('vaultEntryId'),
      'p.status as attemptStatus',
      't.status',
    ])
    .where('e.community_id', '=', batch.communityId)
    .where('e.payment_batch_id', '=', batch.batchId)
    .where('e.entry_type', '=', 'PRINCIPAL')
    .where('p.status', '<>', 'NOT_RECEIVED')
    .orderBy('p.id'),
);

/** What was sent, or is to be sent, with a closed batch, in a fixed order. */
export const listDebits = (db: Reader, batch: BatchKey): Promise<Debit[]> => db.all(debits, batch);

/** The bank has these debits: their open attempts wait for the outcome now. UNKNOWN: no one knows whether it has. */
export async function markSent(
  trx: WriteTransaction,
  { communityId }: BatchKey,
  transactionIds: readonly number[],
  to: 'ACCEPTED' | 'UNKNOWN',
  at: Date,
): Promise<void> {
  await sql`update app.payment_attempt p set status = ${to}, answered_at = ${to === 'ACCEPTED' ? at : null}
    where p.community_id = ${communityId} and p.transaction_id = any (${transactionIds}::bigint[])
      and p.status = any (${to === 'ACCEPTED' ? ['IN_FLIGHT', 'UNKNOWN'] : ['IN_FLIGHT']}::text[])`.execute(trx);
}

/** The bank never got these debits: they wait again. Returns which of them do. */
export async function takeBack(
  trx: WriteTransaction,
  { communityId }: BatchKey,
  transactionIds: readonly number[],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with lost as (
      update app.payment_attempt p set status = 'NOT_RECEIVED', answered_at = ${at}
      where p.community_id = ${communityId} and p.transaction_id = any (${transactionIds}::bigint[])
        and p.status = 'UNKNOWN'
      returning p.transaction_id)
    update app.transaction t set status = 'PENDING', status_changed_at = ${at}, version = version + 1
    from lost where t.community_id = ${communityId} and t.id = lost.transaction_id and t.status = 'IN_FLIGHT'
    returning t.id`.execute(trx);
  return rows.map(({ id }) => id);
}
