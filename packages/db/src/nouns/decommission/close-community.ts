import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { lockOpenCommunity } from './open-community.ts';

/**
 * Closes a community for good: its keys, certificates, endpoints and report schedules end with it. Waits for payments
 * that are being recorded. Scope staff.
 */
export async function closeCommunity(trx: WriteTransaction, communityId: number, now: Date): Promise<void> {
  await lockOpenCommunity(trx, communityId);
  const at = now.toISOString();
  await trx
    .updateTable('app.community')
    .set((eb) => ({
      enabled: false,
      decommissioned_at: eb.fn.coalesce('decommissioned_at', eb.val(now)),
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', communityId)
    .execute();
  await trx
    .updateTable('app.api_key')
    .set({ status: 'INACTIVE', updated_at: at })
    .where('community_id', '=', communityId)
    .where('status', '=', 'ACTIVE')
    .execute();
  await trx
    .updateTable('app.certificate')
    .set({ disabled_at: now, file_sealed: null })
    .where('community_id', '=', communityId)
    .where('disabled_at', 'is', null)
    .execute();
  await trx
    .updateTable('app.webhook_endpoint')
    .set({ enabled: false, disabled_reason: 'BY_HAND', disabled_at: now })
    .where('community_id', '=', communityId)
    .where('enabled', '=', true)
    .execute();
  await trx.deleteFrom('app.report_schedule').where('community_id', '=', communityId).execute();
}

/** Cancels up to `limit` payments of a closed community that were not sent; returns how many. Scope jobs. */
export async function cancelUnsettledPayments(
  trx: WriteTransaction,
  { communityId, now, limit }: { communityId: number; now: Date; limit: number },
): Promise<number> {
  const found = await trx
    .selectFrom('app.transaction')
    .select('id')
    .where('community_id', '=', communityId)
    .where('status', 'in', ['PENDING', 'SUSPENDED'])
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  if (found.length === 0) return 0;
  await trx
    .updateTable('app.transaction')
    .set((eb) => ({ status: 'CANCELLED', status_changed_at: now, version: eb('version', '+', 1) }))
    .where('community_id', '=', communityId)
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  return found.length;
}

/** Cancels payment files of a closed community that wait for their release. Scope jobs. */
export async function cancelWaitingFiles(trx: WriteTransaction, communityId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('app.uploaded_file')
    .set((eb) => ({ status: 'CANCELLED', progressed_at: now, version: eb('version', '+', 1) }))
    .where('community_id', '=', communityId)
    .where('status', '=', 'QUEUED')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
