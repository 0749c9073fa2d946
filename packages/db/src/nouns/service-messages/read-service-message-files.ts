import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface MessageKey {
  communityId: number;
  serviceMessageId: number;
}

/** Name of the file of a row `f`; null without one. */
export const fileName = sql<
  string | null
>`f.base_name || case when f.file_number > 1 then '_' || f.file_number else '' end || '.csv'`;

const fileByMessage = preparedQuery('serviceMessages.getFile', (p: MessageKey) =>
  build
    .selectFrom('app.service_message_file as f')
    .select(['f.community_id as communityId', 'f.storage_key as storageKey', 'f.row_count as rowCount'])
    .select(['f.size_bytes as sizeBytes', 'f.sha256', 'f.expires_at as expiresAt'])
    .select(fileName.as('fileName'))
    .where('f.community_id', '=', p.communityId)
    .where('f.service_message_id', '=', p.serviceMessageId),
);

/** The file of a service message. */
export const getServiceMessageFile = (db: Reader, key: MessageKey) => db.first(fileByMessage, key);

/** Files whose time is over, at most `limit`. */
export const listExpiredServiceMessageFiles = (
  trx: WriteTransaction,
  { at, limit }: { at: Date; limit: number },
): Promise<{ serviceMessageId: number; storageKey: string }[]> =>
  trx
    .selectFrom('app.service_message_file')
    .select(['service_message_id as serviceMessageId', 'storage_key as storageKey'])
    .where('expires_at', '<=', at.toISOString())
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Locks the messages of a kind in a community, or of the platform, so that of two that are the same one is queued. */
export async function lockServiceMessageKind(
  trx: WriteTransaction,
  { communityId, doctypeCode }: { communityId: number | null; doctypeCode: string },
): Promise<void> {
  const key = `${doctypeCode} ${communityId ?? 'platform'}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7201120031))`.execute(trx);
}

/** The service message of a kind with the same parameters that has not ended; undefined when there is none. */
export const findUnendedServiceMessage = async (
  trx: WriteTransaction,
  key: { communityId: number | null; doctypeCode: string; parameters: string },
): Promise<number | undefined> => {
  const row = await trx
    .selectFrom('app.service_message')
    .select('id')
    .where('community_id', key.communityId === null ? 'is' : '=', key.communityId)
    .where('doctype_code', '=', key.doctypeCode)
    .where('finished_at', 'is', null)
    .where(sql<boolean>`parameters = ${key.parameters}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};
