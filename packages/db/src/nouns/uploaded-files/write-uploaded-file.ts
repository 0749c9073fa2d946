import { sql } from 'kysely';
import { written, type FieldsOf } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { newFileColumns, type UploadedFileRecord, type UploadedFileStatus } from './uploaded-file.ts';

export type NewUploadedFile = FieldsOf<typeof newFileColumns, UploadedFileRecord> & { uploadedByUserId: number | null };

/** Lets one upload of a content look for others at a time, until the transaction ends. */
export async function lockContent(trx: WriteTransaction, communityId: number, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploaded content ${communityId} ${sha256}`}, 7201120006))`.execute(
    trx,
  );
}

/** Businesses as the policies compare them: ranges of ids, everything for null. */
const rangesOf = (businessIds: readonly number[] | null): string =>
  businessIds === null ? '{(,)}' : `{${businessIds.map((id) => `[${id},${id}]`).join(',')}}`;

/** Adds a queued file, takes its content from the unclaimed ones, and returns its id. */
export async function insertUploadedFile(trx: WriteTransaction, file: NewUploadedFile, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('app.uploaded_file')
    .values({
      ...written(newFileColumns, file),
      businesses: rangesOf(file.businessIds),
      uploaded_by_user_id: file.uploadedByUserId,
      created_at: now,
      status_at: now,
      progressed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await forgetUnclaimed(trx, file.storageKey);
  return id;
}

/** Notes that a content is about to be stored. */
export async function noteUnclaimed(
  trx: WriteTransaction,
  content: { communityId: number; storageKey: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('app.unclaimed_content')
    .values({ community_id: content.communityId, storage_key: content.storageKey, begun_at: now })
    .execute();
}

/** How many contents are on their way in, begun since then. */
export async function countUnclaimed(trx: WriteTransaction, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('app.unclaimed_content')
    .select(sql<number>`count(*)`.as('count'))
    .where('begun_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Bytes of the contents that are kept for the community of the scope. */
export async function sumKeptContents(trx: WriteTransaction): Promise<number> {
  const { bytes } = await trx
    .selectFrom('app.uploaded_file')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('content_removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes;
}

export async function forgetUnclaimed(trx: WriteTransaction, storageKey: string): Promise<void> {
  await trx.deleteFrom('app.unclaimed_content').where('storage_key', '=', storageKey).execute();
}

/** Puts the file into another status. */
export async function setFileStatus(
  trx: WriteTransaction,
  fileId: number,
  status: UploadedFileStatus,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.uploaded_file')
    .set({ status, status_at: now, progressed_at: now, version: sql<number>`version + 1` })
    .where('id', '=', fileId)
    .execute();
}

/** Notes that a user dismissed the errors of a file that is locked. */
export async function dismissFileErrors(
  trx: WriteTransaction,
  fileId: number,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.uploaded_file')
    .set({ dismissed_at: at, dismissed_by: by, version: sql<number>`version + 1` })
    .where('id', '=', fileId)
    .execute();
}
