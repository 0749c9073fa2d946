-- Ids of the businesses in scope that match a term, at most so many, in no order: see app.customer_matches.
create or replace function app.business_matches(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses int8multirange := nullif(current_setting('app.businesses', true), '')::int8multirange;
begin
  if community is null or businesses is null then return; end if;
  return query execute format(
    'select id from app.business where community_id = %L::bigint and (%s) %s limit %s', community,
    app.search_condition(term),
    case when businesses = '{(,)}' then '' else format('and id <@ %L::int8multirange', businesses) end, at_most);
end $$;
grant execute on function app.business_matches(text, integer) to tenant;
