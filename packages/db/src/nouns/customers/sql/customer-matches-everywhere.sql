-- The same as app.customer_matches over all communities, for roles that see them all. As the owner's it is planned with
-- statistics, which a role under row-level security does not get for LIKE.
create or replace function app.customer_matches_everywhere(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
begin
  return query execute format(
    'select customer_id from app.customer_search where (%s) limit %s', app.search_condition(term), at_most);
end $$;
grant execute on function app.customer_matches_everywhere(text, integer) to staff, jobs;
