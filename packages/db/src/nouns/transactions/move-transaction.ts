import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import { sql } from 'kysely';
import { named } from '../../connect/entity-columns.ts';
import { preparedSql } from '../../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import {
  toTransactionRecord,
  transactionColumns,
  type StoredTransaction,
  type TransactionRecord,
} from './transaction.ts';

/** What the network said, as far as it is known. */
export interface KnownResponse {
  summaryCode: number | null;
  responseCode: string | null;
  responseText: string;
  gatewayReference: string | null;
}

export interface Move {
  communityId: number;
  transactionId: number;
  from: TransactionStatus;
  to: TransactionStatus;
  at: Date;
  /** Left out: the answer stays what it is. */
  response?: KnownResponse;
}

const moving = preparedSql(
  'transactions.move',
  ({ rows }: { rows: RowSetText }) => sql<StoredTransaction>`
    update app.transaction
    set status = given."to", status_changed_at = given.at, version = version + 1,
      summary_code = case when answered then given."summaryCode" else summary_code end,
      response_code = case when answered then given."responseCode" else response_code end,
      response_text = case when answered then given."responseText" else response_text end,
      gateway_reference = case when answered then given."gatewayReference" else gateway_reference end
    from ${rowSet(
      rows,
      `"communityId" bigint, "transactionId" bigint, "from" text, "to" text, at timestamptz, answered boolean,
      "summaryCode" smallint, "responseCode" text, "responseText" text, "gatewayReference" text`,
    )}
    where community_id = given."communityId" and id = given."transactionId" and status = given."from"
    returning ${named(transactionColumns)}`,
);

/** Compare-and-set on the state of each; answers those that moved as they are now, by their ids. */
export async function moveTransactions(
  trx: WriteTransaction,
  moves: readonly Move[],
): Promise<ReadonlyMap<number, TransactionRecord>> {
  if (moves.length === 0) return new Map();
  const rows = moves.map(({ response, ...move }) => ({ ...move, ...response, answered: response !== undefined }));
  const moved = await trx.all(moving, { rows: rowSetText(rows) });
  return new Map(moved.map((row) => [row.transactionId, toTransactionRecord(row)]));
}
