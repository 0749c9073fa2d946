import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/**
 * Deletes up to `most` rows from each table of a closed sandbox. Returns how many rows were deleted; 0 means that the
 * community is gone. Scope jobs.
 */
export async function deleteSandboxRows(trx: WriteTransaction, communityId: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select app.delete_sandbox_rows(${communityId}, ${most}) as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Deletes requests that ended before a moment, and are not counted any more. Scope jobs. */
export async function deleteEndedSandboxes(trx: WriteTransaction, before: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('app.sandbox')
    .where('status', '=', 'DELETED')
    .where('community_id', 'is', null)
    .where('ended_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
