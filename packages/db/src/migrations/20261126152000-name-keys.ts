import { sql, type Kysely } from 'kysely';

/**
 * Roles of a community and saved views have names that differ by more than look-alike letters, invisible characters,
 * accents or hyphens. Of those that do not, the later ones get their id behind the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
update app.role r set name = left(r.name, 40) || ' ' || r.id, code = left(r.code, 40) || ' ' || r.id
where r.community_id is not null and exists (
  select from app.role other
  where other.community_id = r.community_id and other.id < r.id and app.name_key(other.name) = app.name_key(r.name));
alter table app.role
  add column name_key text collate "C" not null generated always as (app.name_key(name)) stored;
create unique index role_name_key on app.role (community_id, name_key) where community_id is not null;

update app.saved_view v set name = left(v.name, 40) || ' ' || v.id
where exists (
  select from app.saved_view other
  where other.community_id is not distinct from v.community_id and other.owner_user_id = v.owner_user_id
    and other.table_id = v.table_id and other.id < v.id and app.name_key(other.name) = app.name_key(v.name));
alter table app.saved_view
  drop constraint saved_view_community_id_owner_user_id_table_id_name_key,
  add column name_key text collate "C" not null generated always as (app.name_key(name)) stored,
  add constraint saved_view_name_key unique nulls not distinct (community_id, owner_user_id, table_id, name_key);
`)
    .execute(db);
}
