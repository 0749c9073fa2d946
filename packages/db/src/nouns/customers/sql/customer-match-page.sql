-- The rows of a page of matches and how many there are, counted to at_most, in one pass over the index. The order is
-- one of the list's sorts, such as '-customerName'. The condition is SQL of our own making: only app.customer_page_of
-- and app.customer_page_of_everywhere may call this.
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
