-- A page of what a term matches among so many first customers in the order of names; none of it is counted.
create or replace function app.customer_walk_everywhere(term text, is_descending boolean, walk integer, skip integer, take integer)
returns table (community_id bigint, id bigint)
language plpgsql stable security definer rows 25 set search_path = ''
as $$
begin
  return query execute format(
    'select community_id, customer_id
     from (select community_id, customer_id, name_folded, search from app.customer_search
       order by name_folded %1$s, customer_id %1$s limit %2$s) walked
     where %3$s order by name_folded %1$s, customer_id %1$s offset %4$s limit %5$s',
    case when is_descending then 'desc' else 'asc' end, walk, app.search_condition(term), skip, take);
end $$;
grant execute on function app.customer_walk_everywhere(text, boolean, integer, integer, integer) to staff, jobs;
