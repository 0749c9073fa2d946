import { sql, type Kysely } from 'kysely';

/** Indexes of the lists of statement accounts: those of a business by name, and how many of each status there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index bank_statement_account_business on app.bank_statement_account (community_id, business_id, alias_folded, id);
create index bank_statement_account_status on app.bank_statement_account (community_id, business_id, status);
`)
    .execute(db);
}
