import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** A file of a service message that is in storage. */
export interface NewServiceMessageFile {
  communityId: number;
  serviceMessageId: number;
  storageKey: string;
  /** Name of the file without its number and ending. */
  baseName: string;
  rowCount: number;
  sizeBytes: number;
  sha256: string;
  at: Date;
  expiresAt: Date;
}

/**
 * Inserts the file of a service message; false when it has one already, from a sender that was taken for dead. Two
 * files of one name at once break the unique number, and the later sender tries again.
 */
export async function insertServiceMessageFile(trx: WriteTransaction, file: NewServiceMessageFile): Promise<boolean> {
  const { rows } = await sql`
    insert into app.service_message_file
      (community_id, service_message_id, storage_key, base_name, file_number, row_count, size_bytes, sha256, created_at, expires_at)
    select ${file.communityId}, ${file.serviceMessageId}, ${file.storageKey}, ${file.baseName},
      1 + coalesce(max(file_number), 0), ${file.rowCount}, ${file.sizeBytes}, ${file.sha256},
      ${file.at.toISOString()}::timestamptz, ${file.expiresAt.toISOString()}::timestamptz
    from app.service_message_file where community_id = ${file.communityId} and base_name = ${file.baseName}
    on conflict (community_id, service_message_id) do nothing
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Deletes the rows of files that are no longer in storage. */
export async function deleteServiceMessageFiles(trx: WriteTransaction, serviceMessageIds: number[]): Promise<void> {
  await trx.deleteFrom('app.service_message_file').where('service_message_id', 'in', serviceMessageIds).execute();
}
