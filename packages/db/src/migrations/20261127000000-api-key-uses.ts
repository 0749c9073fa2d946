import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** What keys are used for, counted by day, and which key replaces which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Empty method, path, address and program: the rest of a day that has too many different ones.
create table app.api_key_use (
  community_id bigint not null,
  api_key_id bigint not null,
  day date not null,
  http_method text not null,
  path text not null,
  ip text not null,
  program text not null,
  calls integer not null check (calls > 0),
  refused integer not null check (refused between 0 and calls),
  last_used_at timestamptz not null,
  primary key (community_id, api_key_id, day, http_method, path, ip, program),
  foreign key (community_id, api_key_id) references app.api_key (community_id, id)
);
create index api_key_use_day on app.api_key_use (day);
create index api_key_use_last on app.api_key_use (community_id, last_used_at);
grant select on app.api_key_use to tenant, staff;
grant select, insert, update, delete on app.api_key_use to jobs;
${tenantTable('app.api_key_use')}
create policy not_for_restricted on app.api_key_use as restrictive for select to restricted using (false);

alter table app.api_key add column replaces_id bigint;
alter table app.api_key add foreign key (community_id, replaces_id) references app.api_key (community_id, id);
create index api_key_replaces on app.api_key (community_id, replaces_id) where replaces_id is not null;
grant select (replaces_id) on app.api_key to tenant, staff;
`)
    .execute(db);
}
