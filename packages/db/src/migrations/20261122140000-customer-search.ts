import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/**
 * A search for a frequent name reads ten thousand customers, each on a page of its own: what it takes is the memory that
 * they lie in. Half as many bytes to a row make it a third faster, so what is searched and sorted by is kept apart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
drop index app.customer_search;

-- What searches read of a customer. Triggers keep it; nobody but the owner's functions reads it.
create table app.customer_search (
  community_id bigint not null,
  customer_id bigint not null,
  business_id bigint not null,
  created_at timestamptz not null,
  enabled boolean not null,
  name_folded text collate "C" not null,
  search text collate "C" not null,
  primary key (community_id, customer_id),
  foreign key (community_id, business_id, customer_id)
    references app.customer (community_id, business_id, id) on delete cascade
);
${tenantTable('app.customer_search', { businessColumn: 'business_id' })}

insert into app.customer_search select community_id, id, business_id, created_at, enabled, name_folded, search from app.customer;
-- serves both a community's search and, by its second column alone, a search over all of them
create index customer_search_by_trigrams on app.customer_search using gin (community_id, search public.gin_trgm_ops);
-- tells that very many have a name with a word that begins so, without reading their rows
create index customer_search_by_last_word on app.customer_search (split_part(name_folded, ' ', -1)) include (name_folded);
alter table app.customer alter column search set statistics -1;
alter table app.customer_search alter column search set statistics 1000;

create function app.add_to_customer_search() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.customer_search
    select community_id, id, business_id, created_at, enabled, name_folded, search from added;
  return null;
end $$;
create trigger add_to_customer_search after insert on app.customer referencing new table as added
  for each statement execute function app.add_to_customer_search();

create function app.keep_customer_search() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.customer_search set enabled = new.enabled, name_folded = new.name_folded, search = new.search
    where community_id = new.community_id and customer_id = new.id;
  return null;
end $$;
create trigger keep_customer_search after update on app.customer for each row
  when ((new.enabled, new.search) is distinct from (old.enabled, old.search))
  execute function app.keep_customer_search();

-- The rows of a page of matches and how many there are, counted to at_most. The order is one of the list's sorts, such
-- as '-customerName'. The condition is SQL of our own making: nobody but the two functions above may call this.
create or replace function app.customer_match_page(condition text, sort text, at_most integer, skip integer, take integer)
returns table (community_id bigint, id bigint, candidates bigint)
language plpgsql stable set search_path = ''
as $$
declare
  direction text := case when sort like '-%' then 'desc' else 'asc' end;
  sort_key text := case ltrim(sort, '-')
    when 'customerName' then 'name_folded' when 'customerNumber' then 'split_part(search, chr(10), 3)'
    when 'status' then 'enabled' when 'createdAt' then 'created_at' else 'customer_id' end;
begin
  return query execute format(
    'with found as materialized (
       select community_id, customer_id, %1$s as sort_key from app.customer_search where %2$s limit %3$s)
     select community_id, customer_id, (select count(*) from found) from found
     order by sort_key %4$s, customer_id %4$s offset %5$s limit %6$s',
    sort_key, condition, at_most, direction, skip, take);
end $$;

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

create or replace function app.customer_matches_everywhere(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
begin
  return query execute format(
    'select customer_id from app.customer_search where (%s) limit %s', app.search_condition(term), at_most);
end $$;

-- A number of customers that a term matches at least, counted to at_most: those whose name, or the last word of it,
-- begins with the term. Two ranges of indexes, which take a tenth of counting what else the term is in.
create function app.customer_matches_at_least(term text, at_most integer) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text collate "C" := app.fold(btrim(term));
  following text collate "C" := needle || U&'\+10FFFF';
  matches bigint;
begin
  if needle !~ '^[[:alpha:]]+$' then return 0; end if;
  select count(*) into matches from (
    select from app.customer where name_folded >= needle and name_folded < following limit at_most) names;
  return matches + (select count(*) from (
    select from app.customer_search
    where split_part(name_folded, ' ', -1) >= needle and split_part(name_folded, ' ', -1) < following
      and not (name_folded >= needle and name_folded < following)
    limit at_most - matches) last_words);
end $$;
grant execute on function app.customer_matches_at_least(text, integer) to staff, jobs;

-- How many customers a term is expected to match over all communities. Weighing a pattern takes half a millisecond, so
-- only one is weighed, and none of a long run of digits, which few rows have.
create or replace function app.customer_matches_expected(term text) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  patterns text[] := app.search_patterns(term);
  plan json;
begin
  if patterns[1] ~ '([0-9][ ()./+-]?){6}' then return 0; end if;
  execute format('explain (format json) select from app.customer_search where search like %L', patterns[1]) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint;
end $$;
`)
    .execute(db);
}
