-- The text of an event, for scopes that reach all businesses, as deliveries do, and have one of the needed rights. It
-- runs as the owner and reads the scope itself.
create or replace function app.read_event_body(p_event bigint) returns text
language sql stable security definer set search_path = '' as $$
  select body from app.event
  where community_id = nullif(current_setting('app.community', true), '')::bigint and id = p_event
    and current_setting('app.businesses', true) = '{(,)}'
    and (needed_rights is null or app.may_read_audit(needed_rights, null)) $$;
grant execute on function app.read_event_body(bigint) to tenant;
