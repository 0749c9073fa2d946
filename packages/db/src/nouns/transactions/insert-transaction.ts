import { sql } from 'kysely';
import { named, written } from '../../connect/entity-columns.ts';
import { preparedSql } from '../../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import {
  toTransactionRecord,
  transactionColumns,
  type StoredTransaction,
  type TransactionRecord,
} from './transaction.ts';

type Unknown =
  | 'transactionId'
  | 'total'
  | 'statusChangedAt'
  | 'receiptNumber'
  | 'summaryCode'
  | 'responseCode'
  | 'responseText'
  | 'gatewayReference'
  | 'transactionTime'
  | 'version';

/** A payment or refund about to be recorded. Amounts in cents, the rate in thousandths of a percent. */
export interface NewTransaction extends Omit<TransactionRecord, Unknown> {
  status: 'PENDING' | 'SUSPENDED' | 'IN_FLIGHT';
  /** yyyy-mm-dd */
  settlementDate: string;
  payerIp: string | null;
  createdByUserId: number | null;
  at: Date;
}

/** Columns of a row set, as `toRow` fills them. */
const columns = {
  community_id: 'bigint',
  business_id: 'bigint',
  customer_id: 'bigint',
  customer_account_id: 'bigint',
  payto_agreement_id: 'bigint',
  is_final_payment: 'boolean',
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
  card_network: 'text',
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

const toRow = (newTransaction: NewTransaction) => ({
  ...written(transactionColumns, newTransaction),
  amount: newTransaction.principal + newTransaction.surcharge,
  surcharge_amount: newTransaction.surcharge,
  payer_ip: newTransaction.payerIp,
  created_by_user_id: newTransaction.createdByUserId,
  transaction_time: newTransaction.at,
});

const names = sql.raw(Object.keys(columns).join(', '));
const types = Object.entries(columns).map((column) => column.join(' '));

// Ids are given in the order of `place`, so the n-th id is that of the n-th row
const insertion = preparedSql(
  'transactions.insert',
  ({ rows }: { rows: RowSetText }) => sql<StoredTransaction>`
    with given as materialized (
      select * from ${rowSet(rows, [...types, 'place integer', 'payment_batch_id bigint'].join(', '))}
    ),
    kept as (
      insert into app.transaction (${names}, status_changed_at)
      select ${names}, transaction_time from given order by place
      returning *
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
    select ${named(transactionColumns)} from numbered order by place`,
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
  const rows = list.map((batchedTransaction, index) => ({
    ...toRow(batchedTransaction),
    place: index + 1,
    payment_batch_id: batchedTransaction.batchId,
  }));
  return (await trx.all(insertion, { rows: rowSetText(rows) })).map(toTransactionRecord);
}

/** The same for one. */
export async function insertTransaction(
  trx: WriteTransaction,
  newTransaction: NewTransaction,
  batchId: number,
): Promise<TransactionRecord> {
  const [kept] = await insertTransactions(trx, [{ ...newTransaction, batchId }]);
  if (!kept) throw new Error('A transaction was not kept');
  return kept;
}
