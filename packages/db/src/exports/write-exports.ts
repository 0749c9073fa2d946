import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { ExportRequest, ExportsOf } from './export.ts';

/** Lets one person start one export of a kind at a time. */
export async function lockExports(trx: WriteTransaction, of: ExportsOf & { kind: string }): Promise<void> {
  const key = `exports ${of.communityId} ${of.ownerUserId} ${of.kind}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7201120008))`.execute(trx);
}

export async function insertExport(trx: WriteTransaction, request: ExportRequest & { at: Date }): Promise<number> {
  const at = request.at.toISOString();
  const { id } = await trx
    .insertInto('app.export')
    .values({
      community_id: request.communityId,
      owner_user_id: request.ownerUserId,
      kind: request.kind,
      title: request.title,
      criteria: request.criteria,
      filters: request.filters,
      columns: [...request.columns],
      columns_version: request.columnsVersion,
      byte_order_mark: request.byteOrderMark,
      business_ids: request.businessIds === null ? null : [...request.businessIds],
      time_zone: request.timeZone,
      request_hash: request.requestHash,
      file_name: request.fileName,
      created_at: at,
      updated_at: at,
    })
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
