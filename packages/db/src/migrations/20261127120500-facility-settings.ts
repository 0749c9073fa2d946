import { sql, type Kysely } from 'kysely';

/** A version for each page of a community's settings, so that saving one does not refuse the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table app.community_setting
         add column transactions_version integer not null default 1,
         add column retry_version integer not null default 1`,
    )
    .execute(db);
}
