-- Ids of the agreements in scope whose description matches a term, at most so many, in no order: see
-- app.customer_matches. The expression is that of the index payto_agreement_by_description.
create or replace function app.payto_agreement_matches(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses int8multirange := nullif(current_setting('app.businesses', true), '')::int8multirange;
begin
  if community is null or businesses is null then return; end if;
  return query execute format(
    'select id from (select id, community_id, business_id,
         E''\n'' || app.fold(description) || E''\n'' || app.fold(short_description) as search from app.payto_agreement) described
       where community_id = %L::bigint and (%s) %s limit %s', community,
    app.search_condition(term),
    case when businesses = '{(,)}' then '' else format('and business_id <@ %L::int8multirange', businesses) end, at_most);
end $$;
grant execute on function app.payto_agreement_matches(text, integer) to tenant;
