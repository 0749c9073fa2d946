import { CONTENT_DAYS } from '@quickportal/contracts/uploaded-files/file-limits';
import {
  listAbandonedContents,
  listOutdatedFiles,
  listStuckFiles,
  markContentRemoved,
} from '@quickportal/db/uploaded-files/list-outdated-files';
import { addErrors } from '@quickportal/db/uploaded-files/record-run-progress';
import { forgetUnclaimed, setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import type { StorageServices } from '../storage/storage-services.ts';
import { auditOutcome } from './audit-outcome.ts';
import { inState } from './file-state.ts';

const DAY = 86_400_000;
/** A file without progress for this time is given up: its job was retried for a day. */
const STUCK_AFTER = 2 * DAY;
/** No upload takes this long. */
const ABANDONED_AFTER = DAY;
const BATCH = 100;
/** This error is always stored, regardless of the limit. */
const KEEP_ALWAYS = Number.MAX_SAFE_INTEGER;

/** Removes outdated and unclaimed content, and gives up files without progress. */
export async function cleanUpUploads(services: StorageServices): Promise<void> {
  const removed = await removeOutdated(services);
  const abandoned = await removeAbandoned(services);
  const givenUp = await giveUpStuck(services);
  if (removed + abandoned + givenUp > 0)
    services.log.info({ removed, abandoned, givenUp }, 'Uploaded files were cleaned up');
}

const before = (services: StorageServices, age: number): string =>
  new Date(services.clock.now().getTime() - age).toISOString();

// The content first: if a later step fails it is found again, and removing it twice is harmless
async function removeOutdated(services: StorageServices): Promise<number> {
  const key = { before: before(services, CONTENT_DAYS * DAY), limit: BATCH };
  for (let count = 0; ;) {
    const files = await listOutdatedFiles(services.db.reader({ kind: 'jobs' }), key);
    for (const { fileId, storageKey } of files) {
      await services.storage.delete(storageKey);
      await services.db.transaction({ kind: 'jobs' }, (trx) => markContentRemoved(trx, fileId, services.clock.now()));
    }
    count += files.length;
    if (files.length < BATCH) return count;
  }
}

async function removeAbandoned(services: StorageServices): Promise<number> {
  const key = { before: before(services, ABANDONED_AFTER), limit: BATCH };
  for (let count = 0; ;) {
    const contents = await listAbandonedContents(services.db.reader({ kind: 'jobs' }), key);
    for (const { storageKey } of contents) {
      await services.storage.delete(storageKey);
      await services.db.transaction({ kind: 'jobs' }, (trx) => forgetUnclaimed(trx, storageKey));
    }
    count += contents.length;
    if (contents.length < BATCH) return count;
  }
}

async function giveUpStuck(services: StorageServices): Promise<number> {
  const files = await listStuckFiles(services.db.reader({ kind: 'jobs' }), before(services, STUCK_AFTER));
  for (const { fileId } of files) {
    await services.db.transaction({ kind: 'jobs' }, async (trx) => {
      const file = await inState(trx, fileId, 'giveUp');
      if (!file) return;
      const now = services.clock.now();
      const errorText = 'The file could not be processed. Upload it again, or contact the help desk.';
      await addErrors(trx, file, [{ lineNumber: 0, nameOfField: '', providedValueText: '', errorText }], KEEP_ALWAYS);
      await setFileStatus(trx, fileId, file.next, now);
      await auditOutcome(trx, { ...file, status: file.next, errorCount: file.errorCount + 1 }, now);
    });
  }
  return files.length;
}
