import { getExportOwner } from '@quickportal/db/exports/export-owner';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Services } from '../services.ts';
import { notify } from '../notifications/notify.ts';

/** Anyone who waits longer for an export does something else meanwhile. Milliseconds. */
export const TELL_AFTER = 60_000;

/**
 * Tells the person who asked for an export by mail that it is ready or has failed, where that took longer than a
 * minute. In the transaction that ends it; nudge the outbox after the commit.
 */
export async function tellOwner(
  services: Services,
  trx: WriteTransaction,
  key: { communityId: number; exportId: number },
  now: Date,
): Promise<void> {
  const ended = await getExportOwner(trx, key);
  if (!ended || now.getTime() - new Date(ended.createdAt).getTime() <= TELL_AFTER) return;
  const { title: exportName, expiresAt, userId, fullName: name, email } = ended;
  const notice = { communityId: key.communityId, key: `export ${key.exportId}`, to: { userId, name, email } };
  await (expiresAt === null
    ? notify(services, trx, { ...notice, kind: 'EXPORT_FAILED', fields: { exportName } }, now)
    : notify(
        services,
        trx,
        { ...notice, kind: 'EXPORT_READY', fields: { exportName, availableUntil: expiresAt } },
        now,
      ));
}
