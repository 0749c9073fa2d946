-- The same as app.customer_page_of over all communities, for roles that see them all.
create or replace function app.customer_page_of_everywhere(term text, sort text, at_most integer, skip integer, take integer)
returns table (community_id bigint, id bigint, candidates bigint)
language plpgsql stable security definer rows 25 set search_path = ''
as $$
begin
  return query select * from app.customer_match_page(app.search_condition(term), sort, at_most, skip, take);
end $$;
grant execute on function app.customer_page_of_everywhere(text, text, integer, integer, integer) to staff, jobs;
