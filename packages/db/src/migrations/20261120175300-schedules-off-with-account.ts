import { sql, type Kysely } from 'kysely';

/** Remembers which schedules the disabling of their account switched off, so that enabling it can offer them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app.recurring_payment add column disabled_with_account_at timestamptz`.execute(db);
}
