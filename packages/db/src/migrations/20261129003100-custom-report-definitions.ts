import { sql, type Kysely } from 'kysely';

/** Custom reports are defined by staff who work in a community, and lost updates are found by their version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.custom_report add column version integer not null default 1;
grant insert, update on app.custom_report to tenant;
`)
    .execute(db);
}
