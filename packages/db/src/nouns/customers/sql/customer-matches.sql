-- Ids of the customers in scope that match a term, at most so many, in no order. LIKE is not leakproof, so it uses an
-- index only in this function, which reads the scope and runs as the owner. Each term is planned by its frequency. Few
-- rows are promised: a generic plan then looks matches up one by one.
create or replace function app.customer_matches(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses int8multirange := nullif(current_setting('app.businesses', true), '')::int8multirange;
begin
  if community is null or businesses is null then return; end if;
  return query execute format(
    'select customer_id from app.customer_search where community_id = %L::bigint and (%s) %s limit %s', community,
    app.search_condition(term),
    case when businesses = '{(,)}' then '' else format('and business_id <@ %L::int8multirange', businesses) end, at_most);
end $$;
grant execute on function app.customer_matches(text, integer) to tenant;
