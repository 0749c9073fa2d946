import { sql, type Kysely } from 'kysely';

/** Facilities change their zone, and keep which days were days of another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- [{timeZone, until}]: zones of days before \`until\`, the oldest first
alter table app.community add column former_time_zones jsonb not null default '[]';
grant update (time_zone, former_time_zones, updated_at) on app.community to tenant;
alter table app.community_setting add column general_version integer not null default 1;
`)
    .execute(db);
}
