import { sql } from 'kysely';
import { preparedSql } from '../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import {
  toTransactionRecord,
  transactionColumns,
  type TransactionRecord,
  type TransactionRow,
} from '../transactions/transaction.ts';
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

/** Columns of a row set, as `toRow` fills them. */
const columns = {
  community_id: 'bigint',
  business_id: 'bigint',
  customer_id: 'bigint',
  customer_account_id: 'bigint',
  recurring_payment_id: 'bigint',
  recurring_occurrence_id: 'bigint',
  occurrence_attempt: 'smallint',
  transaction_type: 'text',
  status: 'text',
  source: 'text',
  payment_method: 'text',
  currency: 'text',
  amount: 'bigint',
  surcharge_amount: 'bigint',
  surcharge_rate: 'integer',
  customer_reference_number: 'text',
  payment_reference_number: 'text',
  comment: 'text',
  customer_name: 'text',
  settlement_account_id: 'bigint',
  settlement_date: 'date',
  card_scheme: 'text',
  card_type: 'text',
  holder_name: 'text',
  masked_number: 'text',
  last_four: 'text',
  bsb: 'text',
  fingerprint: 'bytea',
  eci: 'text',
  payer_ip: 'text',
  trace_id: 'text',
  created_by_user_id: 'bigint',
  transaction_time: 'timestamptz',
};
type Column = keyof typeof columns;

const toRow = (it: NewTransaction): Record<Column, unknown> => ({
  community_id: it.communityId,
  business_id: it.businessId,
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
  amount: it.principal + it.surcharge,
  surcharge_amount: it.surcharge,
  surcharge_rate: it.surchargeRate,
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
});

const names = sql.raw(Object.keys(columns).join(', '));
const types = Object.entries(columns).map((column) => column.join(' '));

// Ids are given in the order of `place`, so the n-th id is that of the n-th row
const insertion = preparedSql(
  'payments.insert-transactions',
  ({ rows }: { rows: RowSetText }) => sql<TransactionRow>`
    with given as materialized (
      select * from ${rowSet(rows, [...types, 'place integer', 'payment_batch_id bigint'].join(', '))}
    ),
    kept as (
      insert into app.transaction (${names}, status_changed_at)
      select ${names}, transaction_time from given order by place
      returning ${transactionColumns}
    ),
    numbered as (select *, row_number() over (order by id) as place from kept),
    entries as (
      insert into app.batch_entry (community_id, business_id, transaction_id, payment_batch_id, currency, created_at,
        entry_type, amount)
      select given.community_id, given.business_id, numbered.id, given.payment_batch_id, given.currency,
        given.transaction_time, part.entry_type, part.amount
      from given join numbered using (place)
      cross join lateral (values
        ('PRINCIPAL', given.amount - given.surcharge_amount), ('SURCHARGE', given.surcharge_amount)
      ) part (entry_type, amount)
      where part.amount > 0
    )
    select ${transactionColumns} from numbered order by place`,
);

/** A transaction and the open batch that its entries belong to. */
export type BatchedTransaction = NewTransaction & { batchId: number };

/**
 * Inserts transactions with their entries (principal, and surcharge where there is one) in open batches; answers them as
 * they are kept, in the same order.
 */
export async function insertTransactions(
  trx: WriteTransaction,
  list: readonly BatchedTransaction[],
): Promise<TransactionRecord[]> {
  if (list.length === 0) return [];
  const rows = list.map((it, index) => ({ ...toRow(it), place: index + 1, payment_batch_id: it.batchId }));
  return (await trx.all(insertion, { rows: rowSetText(rows) })).map(toTransactionRecord);
}

/** The same for one. */
export async function insertTransaction(
  trx: WriteTransaction,
  it: NewTransaction,
  batchId: number,
): Promise<TransactionRecord> {
  const [kept] = await insertTransactions(trx, [{ ...it, batchId }]);
  if (!kept) throw new Error('A transaction was not kept');
  return kept;
}
