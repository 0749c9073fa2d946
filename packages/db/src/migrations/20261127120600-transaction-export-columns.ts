import { sql, type Kysely } from 'kysely';

/** The columns of a community's transaction files, in their order; null: all in their usual order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table app.community_setting
         add column transaction_export_columns text[],
         add column transaction_export_version integer not null default 1`,
    )
    .execute(db);
}
