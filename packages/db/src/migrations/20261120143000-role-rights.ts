import { sql, type Kysely } from 'kysely';

/**
 * Every request asks which rights its user holds. The rights of a role are kept beside it as one text, so that the
 * question reads one row per role instead of one per right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.role add column rights text not null default '';

create function app.keep_role_rights() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed bigint := coalesce(new.role_id, old.role_id);
begin
  update app.role
    set rights = coalesce((select string_agg(right_code, ',' order by right_code) from app.role_right where role_id = changed), '')
    where id = changed;
  return null;
end $$;
create trigger keep_role_rights after insert or update or delete on app.role_right
  for each row execute function app.keep_role_rights();

update app.role r
  set rights = coalesce((select string_agg(right_code, ',' order by right_code) from app.role_right rr where rr.role_id = r.id), '');
`)
    .execute(db);
}
