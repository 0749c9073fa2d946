-- Keeps role.rights, so that each request reads one row per role instead of one per right.
create or replace function app.keep_role_rights() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed bigint := coalesce(new.role_id, old.role_id);
begin
  update app.role
    set rights = coalesce((select string_agg(right_code, ',' order by right_code) from app.role_right where role_id = changed), '')
    where id = changed;
  return null;
end $$;
