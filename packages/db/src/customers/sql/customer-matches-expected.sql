-- How many customers a term is expected to match over all communities, by the planner's statistics. Weighing a pattern
-- takes half a millisecond, so only one is weighed, and none of a long run of digits, which few rows have. Volatile, as
-- EXPLAIN is allowed in no other function.
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
grant execute on function app.customer_matches_expected(text) to staff, jobs;
