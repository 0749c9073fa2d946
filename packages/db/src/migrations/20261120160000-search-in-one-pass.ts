import { sql, type Kysely } from 'kysely';

/**
 * A page of a search term's matches, their count and their order in one pass over the index. Gathering the ids first
 * and looking every row up again to sort it took twice as long where thousands match. A finer histogram tells terms
 * that very many match from the others before anything is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
-- The rows of a page of matches and how many there are, counted to at_most. The order is one of the list's sorts, such
-- as '-customerName'. The condition is SQL of our own making: nobody but the two functions below may call this.
create function app.customer_match_page(condition text, sort text, at_most integer, skip integer, take integer)
returns table (community_id bigint, id bigint, candidates bigint)
language plpgsql stable set search_path = ''
as $$
declare
  direction text := case when sort like '-%' then 'desc' else 'asc' end;
  sort_column text := case ltrim(sort, '-')
    when 'customerName' then 'name_folded' when 'customerNumber' then 'number_folded'
    when 'status' then 'enabled' when 'createdAt' then 'created_at' else 'id' end;
begin
  return query execute format(
    'with found as materialized (select community_id, id, %1$I as sort_key from app.customer where %2$s limit %3$s)
     select community_id, id, (select count(*) from found) from found
     order by sort_key %4$s, id %4$s offset %5$s limit %6$s',
    sort_column, condition, at_most, direction, skip, take);
end $$;

create function app.customer_page_of(term text, sort text, at_most integer, skip integer, take integer)
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

create function app.customer_page_of_everywhere(term text, sort text, at_most integer, skip integer, take integer)
returns table (community_id bigint, id bigint, candidates bigint)
language plpgsql stable security definer rows 25 set search_path = ''
as $$
begin
  return query select * from app.customer_match_page(app.search_condition(term), sort, at_most, skip, take);
end $$;
grant execute on function app.customer_page_of_everywhere(text, text, integer, integer, integer) to staff, jobs;

alter table app.customer alter column search set statistics 1000;
-- How many customers a term is expected to match over all communities, from the planner's statistics.
-- Volatile, as EXPLAIN is allowed in no other function.
create function app.customer_matches_expected(term text) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  plan json;
begin
  execute format('explain (format json) select from app.customer where (%s)', app.search_condition(term)) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint;
end $$;
grant execute on function app.customer_matches_expected(text) to staff, jobs;
`)
    .execute(db);
}
