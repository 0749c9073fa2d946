import { sql, type Kysely } from 'kysely';

/** Uploaded files may be UTF-16 or Mac OS Roman too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.uploaded_file drop constraint uploaded_file_encoding_check;
alter table app.uploaded_file add constraint uploaded_file_encoding_check
  check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'));
`)
    .execute(db);
}
