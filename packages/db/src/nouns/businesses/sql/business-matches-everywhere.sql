-- The same as app.business_matches over all communities, for roles that see them all.
create or replace function app.business_matches_everywhere(term text, at_most integer) returns setof bigint
language plpgsql stable security definer rows 10 set search_path = ''
as $$
begin
  return query execute format('select id from app.business where (%s) limit %s', app.search_condition(term), at_most);
end $$;
grant execute on function app.business_matches_everywhere(text, integer) to staff, jobs;
