import { sql, type Kysely } from 'kysely';

/** Which notices those who are paid get, as they were saved; what was never saved has its default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table app.community_setting
         add column business_notices jsonb not null default '{}' check (jsonb_typeof(business_notices) = 'object'),
         add column business_notices_version integer not null default 1;`,
    )
    .execute(db);
}
