import { sql, type Kysely } from 'kysely';

/**
 * Accounts that nobody uses are locked, and a temporary password runs out. An account counts as used when it was added,
 * last signed in to, or put back into use by an administrator (active_since), whichever is latest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.system_user add column active_since timestamptz;
alter table app.credential add column expires_at timestamptz;
`)
    .execute(db);
}
