import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface Content {
  communityId: number;
  storageKey: string;
}

const outdated = preparedQuery('uploadedFiles.outdated', (params: { before: string; limit: number }) =>
  build
    .selectFrom('app.uploaded_file')
    .select(['id as fileId', 'community_id as communityId', 'storage_key as storageKey'])
    .where('content_removed_at', 'is', null)
    .where('created_at', '<', params.before)
    .where('status', 'not in', ['QUEUED', 'PROCESSING'])
    .orderBy('created_at')
    .limit(params.limit),
);

/** Files from before that moment whose content is still there; not those under way. */
export const listOutdatedFiles = (
  db: Reader,
  key: { before: string; limit: number },
): Promise<(Content & { fileId: number })[]> => db.all(outdated, key);

/** Notes that the content is gone, and removes the errors, which quote it. */
export async function markContentRemoved(trx: WriteTransaction, fileId: number, now: Date): Promise<void> {
  await trx.deleteFrom('app.uploaded_file_error').where('uploaded_file_id', '=', fileId).execute();
  await trx.updateTable('app.uploaded_file').set({ content_removed_at: now }).where('id', '=', fileId).execute();
}

const abandoned = preparedQuery('uploadedFiles.abandoned', (params: { before: string; limit: number }) =>
  build
    .selectFrom('app.unclaimed_content')
    .select(['community_id as communityId', 'storage_key as storageKey'])
    .where('begun_at', '<', params.before)
    .orderBy('begun_at')
    .limit(params.limit),
);

/** Contents begun before that moment that no file came to name. */
export const listAbandonedContents = (db: Reader, key: { before: string; limit: number }): Promise<Content[]> =>
  db.all(abandoned, key);

const stuck = preparedQuery('uploadedFiles.stuck', (params: { before: string }) =>
  build
    .selectFrom('app.uploaded_file')
    .select(['id as fileId', 'community_id as communityId'])
    .where('status', 'in', ['QUEUED', 'PROCESSING'])
    .where('progressed_at', '<', params.before)
    // A payment file that is checked waits for its release
    .where((where) => where.or([where('status', '=', 'PROCESSING'), where('line_count', 'is', null)]))
    .orderBy('progressed_at')
    .limit(100),
);

/** Files under way that have made no progress since before that moment. */
export const listStuckFiles = (db: Reader, before: string): Promise<{ fileId: number; communityId: number }[]> =>
  db.all(stuck, { before });
