import { listExpiredServiceMessageFiles } from '@quickportal/db/service-messages/read-service-message-files';
import { deleteServiceMessageFiles } from '@quickportal/db/service-messages/write-service-message-files';
import type { StorageServices } from '../storage/storage-services.ts';

const BATCH = 500;

/** Storage key of the file that an attempt at a message writes. Each has its own, so that two never share a file. */
export const messageFileKey = (message: { communityId: number; serviceMessageId: number; attempts: number }): string =>
  `service-messages/${message.communityId}/${message.serviceMessageId}-${message.attempts}.csv`;

/** Removes files of service messages whose time is over. */
export async function removeExpiredMessageFiles({ db, clock, storage }: StorageServices): Promise<void> {
  for (let found = BATCH; found === BATCH;) {
    const at = clock.now();
    const expired = await db.transaction({ kind: 'jobs' }, (trx) =>
      listExpiredServiceMessageFiles(trx, { at, limit: BATCH }),
    );
    found = expired.length;
    if (found === 0) return;
    // The file first: a row that is left is found again
    for (const { storageKey } of expired) await storage.delete(storageKey);
    await db.transaction({ kind: 'jobs' }, (trx) =>
      deleteServiceMessageFiles(
        trx,
        expired.map(({ serviceMessageId }) => serviceMessageId),
      ),
    );
  }
}
