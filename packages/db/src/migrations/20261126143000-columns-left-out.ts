import { sql, type Kysely } from 'kysely';

/** Uploads may leave out the columns that their format does not know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table app.uploaded_file add column leaves_out_unknown boolean not null default false`)
    .execute(db);
}
