-- Whether the scope has one of the needed rights. A right held in one business opens the entries of that business.
create or replace function app.may_read_audit(needed text[], business bigint) returns boolean
language sql stable set search_path = ''
as $$ select coalesce(needed && held or exists (select from unnest(needed) n where n || ' ' || business = any (held)), false)
  from (select string_to_array(nullif(current_setting('app.rights', true), ''), ',') as held) r $$;
grant execute on function app.may_read_audit(text[], bigint) to tenant;
