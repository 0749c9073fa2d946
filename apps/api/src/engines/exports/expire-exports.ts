import {
  deleteOldExports,
  expireExports,
  failAbandoned,
  type RemovableExport,
} from '@quickportal/db/exports/run-exports';
import type { ExportServices } from './export-services.ts';
import { storageKeyOf } from './export-file.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { tellOwner } from './tell-owner.ts';

const BATCH = 500;
const DAY = 86_400_000;
/** An export without progress for this time has lost its job. */
const ABANDONED_AFTER = DAY;
/** How long users see their own exports. */
const KEPT = 30 * DAY;

/** Removes export files after 24 hours and exports after 30 days. */
export async function removeExpiredExports(services: ExportServices): Promise<void> {
  const { db, clock } = services;
  for (let found = BATCH; found === BATCH;) {
    const at = clock.now();
    // The row first, so that no download is offered for a file about to be removed
    const expired = await db.transaction({ kind: 'jobs' }, (trx) => expireExports(trx, { at, limit: BATCH }));
    await removeExportFiles(services, expired);
    found = expired.length;
  }
  const now = clock.now();
  const old = await db.transaction({ kind: 'jobs' }, async (trx) => {
    const given = await failAbandoned(trx, { at: now, since: new Date(now.getTime() - ABANDONED_AFTER) });
    for (const entry of given) await tellOwner(services, trx, entry, now);
    if (given.length > 0) services.log.warn({ exports: given.length }, 'Exports that had lost their job were given up');
    return deleteOldExports(trx, new Date(now.getTime() - KEPT));
  });
  await removeExportFiles(services, old);
}

/** Removes the files of exports, one for each attempt. */
export async function removeExportFiles(
  { storage }: StorageServices,
  exports: readonly RemovableExport[],
): Promise<void> {
  for (const { attempts, ...key } of exports)
    for (let attempt = 1; attempt <= attempts; attempt++) await storage.delete(storageKeyOf({ ...key, attempt }));
}
