import { sql, type Kysely } from 'kysely';

/**
 * Sessions are found by their user also when they have ended, and by the user and community that staff chose: the job
 * that removes sandboxes read all sessions for each of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create index session_of_user on app.session (user_id);
create index session_viewed_user on app.session (view_as_user_id) where view_as_user_id is not null;
create index session_chosen_community on app.session (chosen_community_id) where chosen_community_id is not null;
`)
    .execute(db);
}
