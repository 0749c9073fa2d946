-- Deletes up to `most` rows from each table of a closed sandbox and returns how many; 0 means that none are left. Runs as
-- the owner, because no role may delete payments. Leaves communities alone that are not closed sandboxes. Rows that others
-- still refer to are deleted by a later call. The audit trail stays.
create or replace function app.delete_sandbox_rows(facility bigint, most integer) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  place record;
  count bigint;
  deleted bigint := 0;
begin
  perform from app.community c where c.id = facility and c.is_sandbox and not c.enabled for update;
  if not found then return 0; end if;
  update app.session set chosen_community_id = null where chosen_community_id = facility;
  update app.sandbox set community_id = null, owner_user_id = null where community_id = facility and status = 'DELETED';
  -- What belongs to its users and names no community, then all that names the community, then the community itself
  for place in
    select c.conrelid::regclass as name, a.attname as of_user
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app.system_user'::regclass and cardinality(c.conkey) = 1
      and not exists (select from pg_catalog.pg_attribute o where o.attrelid = c.conrelid and o.attname = 'community_id')
    union all
    select c.oid::regclass, null
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'community_id' and not a.attisdropped
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.relname not like 'audit_%' and c.relname <> 'sandbox'
  loop
    begin
      execute format(
        'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s order by ctid desc limit %3$s))',
        place.name,
        case when place.of_user is null then format('community_id = %L', facility)
          else format('%I in (select id from app.system_user where community_id = %L)', place.of_user, facility) end,
        most);
      get diagnostics count = row_count;
      deleted := deleted + count;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  if deleted = 0 then
    delete from app.community where id = facility;
    get diagnostics deleted = row_count;
  end if;
  return deleted;
end $$;
grant execute on function app.delete_sandbox_rows(bigint, integer) to jobs;
