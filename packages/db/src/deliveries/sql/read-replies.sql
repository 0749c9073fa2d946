-- What receivers replied to the attempts at a delivery, for the same scopes as app.read_event_body.
create or replace function app.read_replies(p_delivery bigint) returns table (id bigint, reply text)
language sql stable security definer set search_path = '' as $$
  select a.id, a.response_body
  from app.delivery d
    join app.event e on e.community_id = d.community_id and e.id = d.event_id
    join app.delivery_attempt a on a.community_id = d.community_id and a.delivery_id = d.id
  where d.community_id = nullif(current_setting('app.community', true), '')::bigint and d.id = p_delivery
    and current_setting('app.businesses', true) = '{(,)}'
    and (e.needed_rights is null or app.may_read_audit(e.needed_rights, null)) $$;
grant execute on function app.read_replies(bigint) to tenant;
