import { sql, type Kysely } from 'kysely';

/** Which notices customers get is a section of the facility settings, with a version of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table app.community_setting add column customer_notices_version integer not null default 1;`)
    .execute(db);
}
