import { isCard as isCardMethod, type PaymentMethodCode } from '@quickportal/contracts/rules/payments/payment-methods';
import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A payment batch as jobs work on it. */
export interface Batch {
  communityId: number;
  batchId: number;
  groupId: number;
  businessId: number;
  settlementAccountId: number | null;
  paymentMethod: PaymentMethodCode;
  currency: 'AUD' | 'NZD';
  source: 'TERMINAL' | 'RESTAPI' | 'RECURRING' | 'BATCH' | 'ONLINE' | 'PHONE' | 'ECOMMERCE' | 'BACK_OFFICE';
  status: 'OPEN' | 'CLOSED' | 'SETTLED';
  settlementDate: string;
  closesAt: string | null;
  /** What the bank knows it by; null: it is sent to no bank. */
  instructionId: string | null;
  submittedAt: string | null;
}

/** Selects batches as jobs work on them. */
export const selectBatch = () =>
  build
    .selectFrom('app.payment_batch as b')
    .innerJoin('app.payment_batch_group as g', (join) =>
      join.onRef('g.community_id', '=', 'b.community_id').onRef('g.id', '=', 'b.payment_batch_group_id'),
    )
    .select([
      'b.community_id as communityId',
      'b.id as batchId',
      'g.id as groupId',
      'b.business_id as businessId',
      'b.settlement_account_id as settlementAccountId',
      'b.payment_method as paymentMethod',
      'b.currency',
      'g.source',
      'b.status',
      'b.settlement_date as settlementDate',
      'b.closes_at as closesAt',
      'b.instruction_id as instructionId',
      'b.submitted_at as submittedAt',
    ]);

interface Due {
  now: string;
  limit: number;
}
const toClose = preparedQuery('payments.batches-to-close', (params: Due) =>
  selectBatch()
    .where('b.status', '=', 'OPEN')
    .where('b.closes_at', '<=', params.now)
    .orderBy('b.closes_at')
    .limit(params.limit),
);
const toAsk = preparedQuery('payments.batches-to-ask', (params: Due) =>
  selectBatch().where('b.next_query_at', '<=', params.now).orderBy('b.next_query_at').limit(params.limit),
);
const byInstruction = preparedQuery(
  'payments.batch-of-instruction',
  (entry: { communityId: number; instructionId: string }) =>
    selectBatch().where('b.community_id', '=', entry.communityId).where('b.instruction_id', '=', entry.instructionId),
);
const openOne = preparedQuery('payments.batch-lock', (entry: { communityId: number; batchId: number }) =>
  build
    .selectFrom('app.payment_batch')
    .select('status')
    .where('community_id', '=', entry.communityId)
    .where('id', '=', entry.batchId)
    .forUpdate(),
);

/** Open batches whose cut-off has passed, of all communities. */
export const findBatchesToClose = (db: Reader, now: Date, limit: number): Promise<Batch[]> =>
  db.all(toClose, { now: now.toISOString(), limit });

/** Batches that are to be sent to a bank or asked about, of all communities. */
export const findBatchesToAsk = (db: Reader, now: Date, limit: number): Promise<Batch[]> =>
  db.all(toAsk, { now: now.toISOString(), limit });

export const findBatch = (
  db: Reader,
  key: { communityId: number; instructionId: string },
): Promise<Batch | undefined> => db.first(byInstruction, key);

/** Locks a batch against new entries; false when it is no longer open. */
export const lockOpenBatch = async (trx: WriteTransaction, batch: Batch): Promise<boolean> =>
  (await trx.first(openOne, batch))?.status === 'OPEN';

/**
 * Transactions of a batch that can't settle with it, locked: those in flight, held by fraud guard, or about to be
 * voided. Of a bank's batch only those held by fraud guard: the others are sent with it.
 */
export async function lockStragglers(trx: WriteTransaction, batch: Batch): Promise<number[]> {
  const isCard = isCardMethod(batch.paymentMethod);
  const { rows } = await sql<{ id: number }>`
    select t.id from app.transaction t
    where t.community_id = ${batch.communityId}
      and t.id in (select transaction_id from app.batch_entry
        where community_id = ${batch.communityId} and payment_batch_id = ${batch.batchId})
      and (t.status = 'SUSPENDED' or (${isCard}::boolean and (t.status in ('IN_FLIGHT', 'PENDING')
        or exists (select from app.payment_attempt p where p.community_id = t.community_id and p.transaction_id = t.id
          and p.kind = 'VOID' and p.status in ('IN_FLIGHT', 'UNKNOWN', 'ACCEPTED')))))
    order by t.id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Moves transactions with their entries to another batch. */
export async function moveEntries(
  trx: WriteTransaction,
  communityId: number,
  transactionIds: readonly number[],
  to: { batchId: number; settlementDate: string },
): Promise<void> {
  await sql`update app.batch_entry set payment_batch_id = ${to.batchId}
    where community_id = ${communityId} and transaction_id = any (${transactionIds}::bigint[])`.execute(trx);
  await sql`update app.transaction set settlement_date = ${to.settlementDate}
    where community_id = ${communityId} and id = any (${transactionIds}::bigint[])`.execute(trx);
}

/** Puts the waiting bank debits and credits of a locked batch in flight, each with an attempt; answers how many. */
export async function sendPending(trx: WriteTransaction, batch: Batch, gateway: string, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select t.id from app.transaction t
      where t.community_id = ${batch.communityId} and t.status = 'PENDING'
        and t.id in (select transaction_id from app.batch_entry
          where community_id = ${batch.communityId} and payment_batch_id = ${batch.batchId})
      order by t.id for update
    ), sent as (
      update app.transaction t set status = 'IN_FLIGHT', status_changed_at = ${at}, version = version + 1
      from due where t.community_id = ${batch.communityId} and t.id = due.id
      returning t.id, t.business_id, t.transaction_type
    )
    insert into app.payment_attempt
      (community_id, business_id, transaction_id, attempt_number, kind, gateway, instruction_id, status, sent_at)
    select ${batch.communityId}, s.business_id, s.id,
      (select coalesce(max(attempt_number), 0) + 1 from app.payment_attempt p
        where p.community_id = ${batch.communityId} and p.transaction_id = s.id),
      s.transaction_type, ${gateway}, ${batch.communityId} || '-' || replace(gen_random_uuid()::text, '-', ''),
      'IN_FLIGHT', ${at}
    from sent s returning id`.execute(trx);
  return rows.length;
}

/** Closes a locked batch with its totals: what is to be collected of it, less what is given back. */
export async function closeBatch(
  trx: WriteTransaction,
  batch: Batch,
  sending: { instructionId: string | null; at: Date },
): Promise<void> {
  const { instructionId, at } = sending;
  await sql`
    update app.payment_batch b set status = 'CLOSED', closed_at = ${at}, updated_at = ${at}, version = version + 1,
      entry_count = totals.entries, total_amount = totals.amount,
      instruction_id = ${instructionId}, next_query_at = ${instructionId === null ? null : at}
    from (select count(*)::int as entries, coalesce(sum(e.amount * case t.transaction_type when 'REFUND' then -1 else 1 end)
          filter (where t.status in ('APPROVED', 'REFUNDED', 'IN_FLIGHT')), 0) as amount
        from app.batch_entry e join app.transaction t on t.community_id = e.community_id and t.id = e.transaction_id
        where e.community_id = ${batch.communityId} and e.payment_batch_id = ${batch.batchId}) totals
    where b.community_id = ${batch.communityId} and b.id = ${batch.batchId}`.execute(trx);
  await sql`
    update app.payment_batch_group g set status = 'CLOSED', closed_at = ${at}, updated_at = ${at}, version = version + 1
    where g.community_id = ${batch.communityId} and g.id = ${batch.groupId} and g.status = 'OPEN'
      and not exists (select from app.payment_batch b where b.community_id = g.community_id
        and b.payment_batch_group_id = g.id and b.status = 'OPEN')`.execute(trx);
}

/** The date of each method's clock: batches of earlier settlement dates are over. */
export interface SettlementDays {
  australia: string;
  newZealand: string;
}

const isOver = ({
  australia,
  newZealand,
}: SettlementDays) => sql`status = 'CLOSED' and settlement_date < case payment_method
  when 'DIRECT_DEBIT_NZ' then ${newZealand}::date else ${australia}::date end`;

const toSettle = preparedSql(
  'payments.communities-to-settle',
  (today: SettlementDays) => sql<{ communityId: number }>`
    select distinct community_id as "communityId" from app.payment_batch where ${isOver(today)} order by 1`,
);

/** Communities with closed batches whose settlement date is over. Scope jobs. */
export const listCommunitiesToSettle = async (db: Reader, today: SettlementDays): Promise<number[]> =>
  (await db.all(toSettle, today)).map(({ communityId }) => communityId);

/** A batch that has settled. `total` in cents: what was collected, less what was given back. */
export interface SettledBatch {
  communityId: number;
  businessId: number;
  batchId: number;
  settlementDate: string;
  paymentMethod: PaymentMethodCode;
  currency: 'AUD' | 'NZD';
  total: number;
}

/** Settles closed batches of a community whose settlement date is over, and groups that have no other batch. */
export async function settleBatches(
  trx: WriteTransaction,
  { communityId, today, at }: { communityId: number; today: SettlementDays; at: Date },
): Promise<SettledBatch[]> {
  const { rows } = await sql<SettledBatch>`
    update app.payment_batch set status = 'SETTLED', updated_at = ${at}, version = version + 1
    where community_id = ${communityId} and ${isOver(today)}
    returning community_id as "communityId", business_id as "businessId", id as "batchId",
      settlement_date as "settlementDate", payment_method as "paymentMethod", currency, total_amount as total`.execute(
    trx,
  );
  await sql`
    update app.payment_batch_group g set status = 'SETTLED', updated_at = ${at}, version = version + 1
    where g.community_id = ${communityId} and g.status = 'CLOSED' and not exists (select from app.payment_batch b
      where b.community_id = g.community_id and b.payment_batch_group_id = g.id and b.status <> 'SETTLED')`.execute(
    trx,
  );
  return rows;
}

/** Says when a batch is asked about next (null: never again), and that it was sent. */
export async function noteBatch(
  trx: WriteTransaction,
  { communityId, batchId }: Batch,
  note: { submittedAt: Date; nextQueryAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('app.payment_batch')
    .set({ submitted_at: note.submittedAt, next_query_at: note.nextQueryAt })
    .where('community_id', '=', communityId)
    .where('id', '=', batchId)
    .execute();
}
