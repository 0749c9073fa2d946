import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { newExportColumns, type ExportRequest, type ExportsOf } from './export.ts';

/** Lets one person start one export of a kind at a time. */
export async function lockExports(trx: WriteTransaction, exportsOf: ExportsOf & { kind: string }): Promise<void> {
  const key = `exports ${exportsOf.communityId} ${exportsOf.ownerUserId} ${exportsOf.kind}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7201120008))`.execute(trx);
}

export async function insertExport(trx: WriteTransaction, request: ExportRequest & { at: Date }): Promise<number> {
  const at = request.at.toISOString();
  const { id } = await trx
    .insertInto('app.export')
    .values({ ...written(newExportColumns, request), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stops an export that is waited for; false when it had ended. Its writer notices within a second. */
export async function cancelExport(
  trx: WriteTransaction,
  { communityId, ownerUserId, exportId, at }: ExportsOf & { exportId: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.export')
    .set({ status: 'CANCELLED', updated_at: at.toISOString(), finished_at: at.toISOString() })
    .where('community_id', '=', communityId)
    .where('owner_user_id', '=', ownerUserId)
    .where('id', '=', exportId)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
