import { sql, type Kysely } from 'kysely';

/** The payments that settle to an account are listed newest first, from an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
create index transaction_by_settlement_account on app.transaction (community_id, settlement_account_id, transaction_time, id)
  include (business_id, status) where settlement_account_id is not null;
`)
    .execute(db);
}
