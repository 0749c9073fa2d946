import { sql, type Kysely } from 'kysely';

/** Each section of a business is saved in the version that was read, whatever happens to its other sections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      String.raw`
alter table app.business
  add column settings_version integer not null default 1,
  add column details_version integer not null default 1,
  add column enablement_version integer not null default 1;
-- Requests that wait were made in these versions
update app.business set settings_version = version, details_version = version, enablement_version = version
  where version > 1;
grant update (settings_version) on app.business to tenant;
`,
    )
    .execute(db);
}
