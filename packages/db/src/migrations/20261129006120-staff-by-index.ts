import { sql, type Kysely } from 'kysely';

/** Staff are few among the users: their list reads them alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index system_user_staff on app.system_user (id) where kind = 'STAFF'`).execute(db);
}
