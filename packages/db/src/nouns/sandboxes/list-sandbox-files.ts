import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { RemovableExport } from '../exports/run-exports.ts';

const files = preparedSql(
  'sandboxes.files',
  (p: { communityId: number }) => sql<{ storageKey: string }>`
    select storage_key as "storageKey" from app.uploaded_file where community_id = ${p.communityId}
    union select storage_key from app.unclaimed_content where community_id = ${p.communityId}
    union select storage_key from app.service_message_file where community_id = ${p.communityId}
    union select storage_key from app.bank_statement_file where community_id = ${p.communityId}
    union select storage_key from app.bank_file where community_id = ${p.communityId} and storage_key is not null`,
);

/** The keys of a community's files in storage, but for exports. Scope jobs. */
export const listSandboxFiles = async (db: Reader, communityId: number): Promise<string[]> =>
  (await db.all(files, { communityId })).map(({ storageKey }) => storageKey);

const exported = preparedQuery('sandboxes.exports', (p: { communityId: number }) =>
  build
    .selectFrom('app.export')
    .select(['community_id as communityId', 'id as exportId', 'attempts', 'format'])
    .where('community_id', '=', p.communityId),
);

/** The exports of a community, whose files are found by their attempts. Scope jobs. */
export const listSandboxExports = (db: Reader, communityId: number): Promise<RemovableExport[]> =>
  db.all(exported, { communityId });
