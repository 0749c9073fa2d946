import { sql, type Kysely } from 'kysely';

/** The switch of a community: changes that weaken its controls wait for a second user. Off at first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table app.community_setting add column settings_need_second_person boolean not null default false')
    .execute(db);
}
