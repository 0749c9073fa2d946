import { sql, type Kysely } from 'kysely';

/**
 * A long run of digits is slow to find by its trigrams, because each is in every twentieth row: all their lists are
 * read. The last six digits leave a handful of rows, which are then compared with the whole pattern: 1 ms, not 11.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
-- The LIKE patterns of a search term. Three characters and more match anywhere; fewer only where a field or a word
-- begins, which a trigram index can still find. What looks like a phone number also matches without its separators,
-- and from eight digits on without country code or leading zero. No pattern is listed that another one implies.
create or replace function app.search_patterns(term text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  needle text := app.fold(regexp_replace(btrim(term), '\s+', ' ', 'g'));
  escaped text := regexp_replace(needle, '([\\%_])', '\\\1', 'g');
  digits text := translate(needle, '+ ()-./', '');
  national text := case when needle like '+%' then regexp_replace(digits, '^6[14]', '') else regexp_replace(digits, '^0', '') end;
begin
  if char_length(needle) < 3 then return array['%' || chr(10) || escaped || '%', '% ' || escaped || '%']; end if;
  if digits !~ '^[0-9]{3,}$' then return array['%' || escaped || '%']; end if;
  if char_length(digits) >= 8 then digits := national; end if;
  if strpos(needle, digits) > 0 then return array['%' || digits || '%']; end if;
  return array['%' || escaped || '%', '%' || digits || '%'];
end $$;

-- The condition of a search term as SQL. An empty text is appended where the index is not to be used.
create function app.search_condition(term text) returns text
language sql immutable parallel safe set search_path = ''
return (
  select string_agg(
    case when pattern ~ '.{3}[0-9 ()./+-]{6}%$'
      then format('(search like %L and search || '''' like %L)', '%' || right(pattern, 7), pattern)
      else format('search like %L', pattern) end, ' or ')
  from unnest(app.search_patterns(term)) pattern
);
grant execute on function app.search_condition(text) to tenant, staff, jobs;

-- Few rows are promised, so that matches are looked up one by one: a generic plan expects a community of average size,
-- and would rather read all of it.
create or replace function app.customer_matches(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses int8multirange := nullif(current_setting('app.businesses', true), '')::int8multirange;
begin
  if community is null or businesses is null then return; end if;
  return query execute format(
    'select id from app.customer where community_id = %L::bigint and (%s) %s limit %s', community,
    app.search_condition(term),
    case when businesses = '{(,)}' then '' else format('and business_id <@ %L::int8multirange', businesses) end, at_most);
end $$;

create or replace function app.customer_matches_everywhere(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
begin
  return query execute format('select id from app.customer where (%s) limit %s', app.search_condition(term), at_most);
end $$;
`)
    .execute(db);
}
