import { sql, type Kysely } from 'kysely';

/** Users who correct a line of a payment file take its errors off the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`grant delete on app.uploaded_file_error to tenant, staff`).execute(db);
}
