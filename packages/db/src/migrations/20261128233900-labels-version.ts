import { sql, type Kysely } from 'kysely';

/** What a facility calls its businesses is a section of its settings, with a version of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table app.community_setting add column labels_version integer not null default 1;`).execute(db);
}
