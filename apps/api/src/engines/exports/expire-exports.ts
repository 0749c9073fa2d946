import {
  deleteOldExports,
  expireExports,
  failAbandoned,
  type RemovableExport,
} from '@quickportal/db/exports/run-exports';
import type { Services } from '../services.ts';
import { storageKeyOf } from './export-file.ts';
import { tellOwner } from './tell-owner.ts';

const BATCH = 500;
const DAY = 86_400_000;
/** An export that no one has worked on for so long has lost its job. */
const ABANDONED_AFTER = DAY;
/** How long one can see what one exported. */
const KEPT = 30 * DAY;

/** Removes the files of exports after their 24 hours, and forgets exports after 30 days. */
export async function removeExpiredExports(services: Services): Promise<void> {
  const { db, clock } = services;
  for (let found = BATCH; found === BATCH;) {
    const at = clock.now();
    // First the row, so that no one is promised a file that is about to go
    const expired = await db.transaction({ kind: 'jobs' }, (trx) => expireExports(trx, { at, limit: BATCH }));
    await removeFiles(services, expired);
    found = expired.length;
  }
  const now = clock.now();
  const old = await db.transaction({ kind: 'jobs' }, async (trx) => {
    const given = await failAbandoned(trx, { at: now, since: new Date(now.getTime() - ABANDONED_AFTER) });
    for (const entry of given) await tellOwner(services, trx, entry, now);
    if (given.length > 0) services.log.warn({ exports: given.length }, 'Exports that had lost their job were given up');
    return deleteOldExports(trx, new Date(now.getTime() - KEPT));
  });
  await removeFiles(services, old);
}

async function removeFiles(services: Services, exports: readonly RemovableExport[]): Promise<void> {
  const storage = services.storage;
  for (const { attempts, ...key } of exports)
    for (let attempt = 1; attempt <= attempts; attempt++) await storage.delete(storageKeyOf({ ...key, attempt }));
}
