import { sql, type Kysely } from 'kysely';

/** What administrators did, newest first, for the start page of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index audit_entry_of_staff on app.audit_entry (at, id) where actor_kind = 'STAFF'`).execute(db);
}
