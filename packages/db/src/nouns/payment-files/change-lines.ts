import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { FileKey } from './payment-file-line.ts';

/** Takes the errors of a corrected line off its file. */
export async function deleteErrorsOfLine(
  trx: WriteTransaction,
  { communityId, fileId, lineNumber }: FileKey & { lineNumber: number },
  errorCount: number,
): Promise<void> {
  await trx
    .deleteFrom('app.uploaded_file_error')
    .where('community_id', '=', communityId)
    .where('uploaded_file_id', '=', fileId)
    .where('line_number', '=', lineNumber)
    .execute();
  await trx
    .updateTable('app.uploaded_file')
    .set({ error_count: sql`greatest(error_count - ${errorCount}, 0)` })
    .where('community_id', '=', communityId)
    .where('id', '=', fileId)
    .execute();
}

/** Changes lines that are in one of these statuses, all or those with a number of the list; returns how many. */
export async function changeLineStatus(
  trx: WriteTransaction,
  { communityId, fileId }: FileKey,
  change: { from: readonly string[]; to: 'READY' | 'LEFT_OUT'; lineNumbers: readonly number[] | undefined },
): Promise<number> {
  let query = trx
    .updateTable('app.payment_file_line')
    .set({ status: change.to })
    .where('community_id', '=', communityId)
    .where('uploaded_file_id', '=', fileId)
    .where(sql<boolean>`status = any (${change.from}::text[])`);
  if (change.lineNumbers) query = query.where(sql<boolean>`line_number = any (${change.lineNumbers}::int[])`);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Makes a taken line ready again whose payment was cancelled. Returns false where it is another line's turn, or was too often. */
export async function restoreLostLine(
  trx: WriteTransaction,
  { communityId, fileId, transactionId, atMost }: FileKey & { transactionId: number; atMost: number },
): Promise<boolean> {
  const restored = await trx
    .updateTable('app.payment_file_line')
    .set({ status: 'READY', transaction_id: null, lost_payments: sql`lost_payments + 1` })
    .where('community_id', '=', communityId)
    .where('uploaded_file_id', '=', fileId)
    .where('transaction_id', '=', transactionId)
    .where('lost_payments', '<', atMost)
    .returning('line_number')
    .executeTakeFirst();
  return restored !== undefined;
}
