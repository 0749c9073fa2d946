import type { Client } from 'pg';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

/** A held file of a community, of all its businesses or of one. */
async function insertFile(owner: Client, communityId: number, id: number, businesses = '{(,)}'): Promise<void> {
  await owner.query(
    `insert into app.bank_statement_file (community_id, id, businesses, status, channel, format, file_name, encoding, size,
       sha256, storage_key, uploader_name, created_at, status_at)
     values ($1, $2, $3::int8multirange, 'HELD', 'UPLOAD', 'MT940', 'statement.sta', 'utf-8', 10, repeat('0', 64),
       'uploads/' || $1::bigint || '/statement-' || $2::bigint, 'Kim Tan', '2026-11-20', '2026-11-20')`,
    [communityId, id, businesses],
  );
}

export const otherCommunity: OtherCommunity = {
  things: { 'bank-statement-files/{fileId}': 8101 },
  insert: (owner) => insertFile(owner, 20, 8101),
  reach: async ({ owner }) => {
    await insertFile(owner, 10, 8102, '{[102,102]}');
    await insertFile(owner, 10, 8103, '{[101,101]}');
    await insertFile(owner, 10, 8104);
    return { paths: { 'bank-statement-files/{fileId}': { own: 8102, others: [8101, 8103, 8104] } } };
  },
};
