import { sql, type Kysely } from 'kysely';

/** Ended sessions are found by their user too: the job that removes sandboxes read all sessions for each sandbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index session_user on app.session (user_id)').execute(db);
}
