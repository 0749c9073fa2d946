import { sql, type SelectQueryBuilder } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { DB } from '../../schema.gen.ts';

/** What is kept of a transaction. Amounts in cents. */
export const transactionColumns = {
  transactionId: 'id',
  communityId: 'community_id',
  businessId: 'business_id',
  customerId: 'customer_id',
  customerAccountId: 'customer_account_id',
  payToAgreementId: 'payto_agreement_id',
  isFinalPayment: 'is_final_payment',
  recurringPaymentId: 'recurring_payment_id',
  recurringOccurrenceId: 'recurring_occurrence_id',
  occurrenceAttempt: 'occurrence_attempt',
  transactionType: 'transaction_type',
  status: 'status',
  statusChangedAt: 'status_changed_at',
  source: 'source',
  paymentMethod: 'payment_method',
  currency: 'currency',
  // Principal and surcharge
  amount: 'amount',
  surchargeAmount: 'surcharge_amount',
  surchargeRate: 'surcharge_rate',
  receiptNumber: 'receipt_number',
  customerReferenceNumber: 'customer_reference_number',
  paymentReferenceNumber: 'payment_reference_number',
  comment: 'comment',
  customerName: 'customer_name',
  settlementAccountId: 'settlement_account_id',
  settlementDate: 'settlement_date',
  cardScheme: 'card_scheme',
  cardType: 'card_type',
  cardNetwork: 'card_network',
  holderName: 'holder_name',
  maskedNumber: 'masked_number',
  lastFour: 'last_four',
  bsb: 'bsb',
  fingerprint: 'fingerprint',
  eci: 'eci',
  summaryCode: 'summary_code',
  responseCode: 'response_code',
  responseText: 'response_text',
  gatewayReference: 'gateway_reference',
  traceId: 'trace_id',
  transactionTime: 'transaction_time',
  version: 'version',
} as const satisfies ColumnMap;

type FromTransaction = DB & { t: DB['app.transaction'] };

/** Adds what `toTransactionRecord` needs to a query that selects from `app.transaction as t`. */
export const selectTransaction = <O>(query: SelectQueryBuilder<FromTransaction, 't', O>) =>
  query.select(selected('t', transactionColumns));

export type StoredTransaction = Selected<ReturnType<typeof selectTransaction<object>>>;

export const toTransactionRecord = <Row extends StoredTransaction>({
  amount,
  surchargeAmount,
  surchargeRate,
  ...row
}: Row) => ({
  ...row,
  total: BigInt(amount),
  surcharge: BigInt(surchargeAmount),
  principal: BigInt(amount - surchargeAmount),
  surchargeRate: BigInt(surchargeRate),
  summaryCode: row.summaryCode as 0 | 1 | 2 | 3 | null,
});

/** A payment or refund as it is kept. Amounts in cents. */
export type TransactionRecord = ReturnType<typeof toTransactionRecord<StoredTransaction>>;

interface TransactionKey {
  communityId: number;
  transactionId: number;
}
const byId = (params: TransactionKey) =>
  selectTransaction(build.selectFrom('app.transaction as t'))
    .where('t.community_id', '=', params.communityId)
    .where('t.id', '=', params.transactionId);
const single = queryByKey('transactions.get', byId);
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

const lastTry = preparedQuery('transactions.last-try', (params: InstalmentKey) =>
  selectTransaction(build.selectFrom('app.transaction as t'))
    .where('t.community_id', '=', params.communityId)
    .where('t.recurring_occurrence_id', '=', params.occurrenceId)
    .orderBy('t.occurrence_attempt', 'desc')
    .limit(1),
);

interface InstalmentKey {
  communityId: number;
  occurrenceId: number;
}

/** The last try of an instalment of a schedule; undefined where nothing was sent. */
export async function getLastTry(db: Reader, key: InstalmentKey): Promise<TransactionRecord | undefined> {
  const row = await db.first(lastTry, key);
  return row && toTransactionRecord(row);
}

export async function getTransaction(
  db: Reader,
  transactionKey: TransactionKey,
): Promise<TransactionRecord | undefined> {
  const row = await db.first(single, transactionKey);
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
  return new Map(rows.map((row) => [row.transactionId, toTransactionRecord(row)]));
}

/** The same for one. */
export const lockTransaction = async (
  db: Reader,
  { communityId, transactionId }: TransactionKey,
): Promise<TransactionRecord | undefined> =>
  (await lockTransactions(db, { communityId, ids: [transactionId] })).get(transactionId);

/** By its receipt, in the scope's community. */
export async function findByReceipt(db: Reader, receiptNumber: string): Promise<TransactionRecord | undefined> {
  const row = await db.first(byReceipt, { receiptNumber });
  return row && toTransactionRecord(row);
}
