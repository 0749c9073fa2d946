import { CONTENT_DAYS } from '@quickportal/contracts/uploaded-files/file-limits';
import { findOutdatedStatementFiles } from '@quickportal/db/bank-statements/read-bank-statement-files';
import { markStatementContentRemoved } from '@quickportal/db/bank-statements/write-bank-statement-files';
import type { StorageServices } from '../storage/storage-services.ts';

const DAY = 86_400_000;
const BATCH = 100;

/** Removes the contents of statement files that are no longer kept. Their statements and rows stay. */
export async function removeStatementContents(services: StorageServices): Promise<void> {
  await removeContentsAt(services, services.clock.now());
}

/** Removes the contents of files whose time was over at a moment; returns how many. */
export async function removeContentsAt(services: StorageServices, moment: Date): Promise<number> {
  const before = new Date(moment.getTime() - CONTENT_DAYS * DAY).toISOString();
  let removed = 0;
  for (;;) {
    const files = await findOutdatedStatementFiles(services.db.reader({ kind: 'jobs' }), { before, limit: BATCH });
    for (const { fileId, storageKey } of files) {
      await services.storage.delete(storageKey);
      await services.db.transaction({ kind: 'jobs' }, (trx) =>
        markStatementContentRemoved(trx, fileId, services.clock.now()),
      );
    }
    removed += files.length;
    if (files.length < BATCH) return removed;
  }
}
