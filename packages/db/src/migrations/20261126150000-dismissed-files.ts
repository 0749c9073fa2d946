import { sql, type Kysely } from 'kysely';

/** The errors of a file can be dismissed: nothing has to be done about them any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table app.uploaded_file add column dismissed_at timestamptz, add column dismissed_by text,
      add check ((dismissed_at is null) = (dismissed_by is null)), add check (dismissed_at is null or status = 'ERROR')`)
    .execute(db);
  // What waits on the start page: few of many files
  await sql
    .raw(`create index uploaded_file_with_errors on app.uploaded_file (community_id, created_at, id)
      include (businesses) where status = 'ERROR' and dismissed_at is null`)
    .execute(db);
}
