import { sql, type SelectQueryBuilder } from 'kysely';
import { build, preparedQuery, queryByKey } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { DB } from '../schema.gen.ts';

const columns = [
  't.id',
  't.community_id',
  't.business_id',
  't.customer_id',
  't.customer_account_id',
  't.recurring_payment_id',
  't.recurring_occurrence_id',
  't.occurrence_attempt',
  't.transaction_type',
  't.status',
  't.status_changed_at',
  't.source',
  't.payment_method',
  't.currency',
  't.amount',
  't.surcharge_amount',
  't.surcharge_rate',
  't.receipt_number',
  't.customer_reference_number',
  't.payment_reference_number',
  't.comment',
  't.customer_name',
  't.settlement_account_id',
  't.settlement_date',
  't.card_scheme',
  't.card_type',
  't.holder_name',
  't.masked_number',
  't.last_four',
  't.bsb',
  't.fingerprint',
  't.eci',
  't.summary_code',
  't.response_code',
  't.response_text',
  't.gateway_reference',
  't.trace_id',
  't.transaction_time',
  't.version',
] as const;

/** The same for statements in SQL that insert into or update the table. */
export const transactionColumns = sql.raw(columns.map((column) => column.slice(2)).join(', '));

type FromTransaction = DB & { t: DB['app.transaction'] };

/** Adds what `toTransactionRecord` needs to a query that selects from `app.transaction as t`. */
export const selectTransaction = <O>(query: SelectQueryBuilder<FromTransaction, 't', O>) => query.select(columns);

type TransactionQuery = ReturnType<typeof selectTransaction<object>>;
export type TransactionRow = TransactionQuery extends { executeTakeFirstOrThrow(): Promise<infer R> } ? R : never;

/** A payment or refund as it is kept. Amounts in cents. */
export type TransactionRecord = ReturnType<typeof toTransactionRecord>;

export function toTransactionRecord(row: TransactionRow) {
  return {
    transactionId: row.id,
    communityId: row.community_id,
    businessId: row.business_id,
    customerId: row.customer_id,
    customerAccountId: row.customer_account_id,
    recurringPaymentId: row.recurring_payment_id,
    recurringOccurrenceId: row.recurring_occurrence_id,
    occurrenceAttempt: row.occurrence_attempt,
    transactionType: row.transaction_type,
    status: row.status,
    statusChangedAt: row.status_changed_at,
    source: row.source,
    paymentMethod: row.payment_method,
    currency: row.currency,
    total: BigInt(row.amount),
    surcharge: BigInt(row.surcharge_amount),
    principal: BigInt(row.amount - row.surcharge_amount),
    surchargeRate: BigInt(row.surcharge_rate),
    receiptNumber: row.receipt_number,
    customerReferenceNumber: row.customer_reference_number,
    paymentReferenceNumber: row.payment_reference_number,
    comment: row.comment,
    customerName: row.customer_name,
    settlementAccountId: row.settlement_account_id,
    settlementDate: row.settlement_date,
    cardScheme: row.card_scheme,
    cardType: row.card_type,
    holderName: row.holder_name,
    maskedNumber: row.masked_number,
    lastFour: row.last_four,
    bsb: row.bsb,
    fingerprint: row.fingerprint,
    eci: row.eci,
    summaryCode: row.summary_code as 0 | 1 | 2 | 3 | null,
    responseCode: row.response_code,
    responseText: row.response_text,
    gatewayReference: row.gateway_reference,
    traceId: row.trace_id,
    transactionTime: row.transaction_time,
    version: row.version,
  };
}

interface Named {
  communityId: number;
  transactionId: number;
}
const byId = (params: Named) =>
  selectTransaction(build.selectFrom('app.transaction as t'))
    .where('t.community_id', '=', params.communityId)
    .where('t.id', '=', params.transactionId);
const one = queryByKey('transactions.get', byId);
const someLocked = preparedQuery('transactions.lock', (params: { communityId: number; ids: readonly number[] }) =>
  selectTransaction(build.selectFrom('app.transaction as t'))
    .where('t.community_id', '=', params.communityId)
    .where(sql<boolean>`t.id = any (${params.ids}::bigint[])`)
    .orderBy('t.id')
    .forUpdate(),
);
const byReceipt = queryByKey('transactions.byReceipt', (params: { receiptNumber: string }) =>
  selectTransaction(build.selectFrom('app.transaction as t')).where('t.receipt_number', '=', params.receiptNumber),
);

export async function getTransaction(db: Reader, named: Named): Promise<TransactionRecord | undefined> {
  const row = await db.first(one, named);
  return row && toTransactionRecord(row);
}

/**
 * Those of a community with these ids, locked until the transaction of the database ends. Payments before their refunds,
 * these before their attempts.
 */
export async function lockTransactions(
  db: Reader,
  { communityId, ids }: { communityId: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, TransactionRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all(someLocked, { communityId, ids });
  return new Map(rows.map((row) => [row.id, toTransactionRecord(row)]));
}

/** The same for one. */
export const lockTransaction = async (
  db: Reader,
  { communityId, transactionId }: Named,
): Promise<TransactionRecord | undefined> =>
  (await lockTransactions(db, { communityId, ids: [transactionId] })).get(transactionId);

/** By its receipt, in the scope's community. */
export async function findByReceipt(db: Reader, receiptNumber: string): Promise<TransactionRecord | undefined> {
  const row = await db.first(byReceipt, { receiptNumber });
  return row && toTransactionRecord(row);
}
