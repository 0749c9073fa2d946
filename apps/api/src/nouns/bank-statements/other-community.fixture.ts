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

/** A statement account of a business, with a statement of the same id and one line. */
async function insertStatement(owner: Client, communityId: number, businessId: number, id: number): Promise<void> {
  await owner.query(
    `insert into app.bank_statement_account (community_id, id, business_id, alias_name, source, status, currency,
       masked_identifier, last_four, created_at, updated_at)
     values ($1, $3, $2, 'Receipts', 'MT940', 'ACTIVE', 'AUD', '032-999 ...994', '994', '2026-11-20', '2026-11-20')`,
    [communityId, businessId, id],
  );
  await owner.query(
    `insert into app.bank_statement (community_id, id, business_id, bank_statement_account_id, statement_date,
       opening_balance, closing_balance, file_hash, received_at, currency)
     values ($1, $3, $2, $3, '2026-11-19', 0, 100, sha256('a'), '2026-11-20', 'AUD')`,
    [communityId, businessId, id],
  );
  await owner.query(
    `insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id,
       line_number, value_date, amount, currency, updated_at)
     values ($1, $2, $3, $3, 1, '2026-11-19', 100, 'AUD', '2026-11-20')`,
    [communityId, businessId, id],
  );
}

export const otherCommunity: OtherCommunity = {
  things: { 'bank-statement-files/{fileId}': 8101 },
  insert: (owner) => insertFile(owner, 20, 8101),
  reach: async ({ owner }) => {
    await insertFile(owner, 10, 8102, '{[102,102]}');
    await insertFile(owner, 10, 8103, '{[101,101]}');
    await insertFile(owner, 10, 8104);
    await insertStatement(owner, 10, 102, 8202);
    await insertStatement(owner, 10, 101, 8203);
    await insertStatement(owner, 20, 201, 8201);
    return {
      paths: { 'bank-statement-files/{fileId}': { own: 8102, others: [8101, 8103, 8104] } },
      fields: { statementId: { own: 8202, others: [8201, 8203] } },
    };
  },
};
