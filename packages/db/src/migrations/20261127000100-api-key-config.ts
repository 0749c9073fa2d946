import { sql, type Kysely } from 'kysely';

/** How long a facility keeps its developer log, in days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.api_key_config add column log_retention_days integer not null default 400
  check (log_retention_days between 30 and 1100);
grant select (community_id, log_retention_days) on app.api_key_config to jobs;
`)
    .execute(db);
}
