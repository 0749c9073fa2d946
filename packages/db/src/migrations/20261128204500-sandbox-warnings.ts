import { sql, type Kysely } from 'kysely';

/** When the owner of a sandbox was warned that it will be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.sandbox add column warned_at timestamptz;
grant update (enabled, updated_at) on app.community to jobs;
`)
    .execute(db);
}
