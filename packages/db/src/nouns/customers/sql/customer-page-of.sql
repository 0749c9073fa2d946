-- A page of the customers in scope that a term matches: see app.customer_match_page.
create or replace function app.customer_page_of(term text, sort text, at_most integer, skip integer, take integer)
returns table (community_id bigint, id bigint, candidates bigint)
language plpgsql stable security definer rows 25 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses int8multirange := nullif(current_setting('app.businesses', true), '')::int8multirange;
begin
  if community is null or businesses is null then return; end if;
  return query select * from app.customer_match_page(
    format('community_id = %L::bigint and (%s)', community, app.search_condition(term)) ||
    case when businesses = '{(,)}' then '' else format(' and business_id <@ %L::int8multirange', businesses) end,
    sort, at_most, skip, take);
end $$;
grant execute on function app.customer_page_of(text, text, integer, integer, integer) to tenant;
