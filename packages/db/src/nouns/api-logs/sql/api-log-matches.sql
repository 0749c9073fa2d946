-- The newest requests in scope that contain every word, up to at_most. A word matches the beginning of a term.
-- Text search is not leakproof, so it uses an index only in this function, which reads the scope and runs as the owner.
-- Frequent words are looked for in the newest requests, all others in the index: that way neither reads much. is_partial:
-- there are older requests that were not looked at.
create or replace function app.api_log_matches(words text[], from_at timestamptz, before_at timestamptz, at_most integer)
returns table (requested_at timestamptz, id bigint, is_partial boolean)
language plpgsql stable security definer rows 100 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses text := current_setting('app.businesses', true);
  query tsquery;
  span text;
  frequent boolean;
begin
  if community is null or businesses is distinct from '{(,)}' then return; end if;
  select string_agg(quote_literal(community || ':' || word) || ':*', ' & ')::tsquery into query from unnest(words) word;
  if query is null then return; end if;
  span := format('community_id = %L::bigint', community)
    || case when from_at is null then '' else format(' and requested_at >= %L::timestamptz', from_at) end
    || case when before_at is null then '' else format(' and requested_at < %L::timestamptz', before_at) end;
  execute format('select count(*) >= 20 from (
      select terms from app.api_log where %s order by requested_at desc, id desc limit 2000) newest
    where terms @@ %L::tsquery', span, query) into frequent;
  if frequent then
    return query execute format('select requested_at, id, (select count(*) = 10000 from (
          select from app.api_log where %s order by requested_at desc, id desc limit 10000) newest)
      from (select requested_at, id, terms from app.api_log where %s order by requested_at desc, id desc limit 10000) newest
      where terms @@ %L::tsquery order by requested_at desc, id desc limit %s', span, span, query, at_most);
  else
    return query execute format('with found as materialized (
        select requested_at, id from app.api_log where %s and terms @@ %L::tsquery)
      select requested_at, id, false from found order by requested_at desc, id desc limit %s', span, query, at_most);
  end if;
end $$;
grant execute on function app.api_log_matches(text[], timestamptz, timestamptz, integer) to tenant;
