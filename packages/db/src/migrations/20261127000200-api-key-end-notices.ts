import { sql, type Kysely } from 'kysely';

/** Which notices of a key's end were sent: of how many days before it was the last one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.api_key add column end_notice_days integer;
create index api_key_ending on app.api_key (expires_at) where status = 'ACTIVE';
grant select (name, key_hint, status, expires_at, end_notice_days), update (end_notice_days) on app.api_key to jobs;
grant select (notification_email) on app.api_key_config to jobs;
`)
    .execute(db);
}
