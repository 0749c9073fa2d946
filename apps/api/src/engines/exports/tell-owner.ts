import { getExportOwner } from '@quickportal/db/exports/get-export-owner';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { ExportServices } from './export-services.ts';
import { notify } from '../notifications/notify.ts';

/** Exports that take longer are announced by mail. Milliseconds. */
export const TELL_AFTER = 60_000;

/**
 * Mails the owner of an export that it is ready or has failed, if it took longer than a minute. Runs in the transaction
 * that ends it; nudge the outbox after the commit.
 */
export async function tellOwner(
  services: ExportServices,
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
