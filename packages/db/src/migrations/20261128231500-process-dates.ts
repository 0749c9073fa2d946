import { sql, type Kysely } from 'kysely';

/** Bank files of payments say on which day they are to be processed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table app.uploaded_file add column process_on date`).execute(db);
}
