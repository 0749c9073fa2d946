-- How many customers a term is expected to match over all communities, by the planner's statistics. Weighing a pattern
-- takes half a millisecond, so only those of the two longest words are weighed, and none of a long run of digits, which
-- few rows have. Volatile, as EXPLAIN is allowed in no other function.
create or replace function app.customer_matches_expected(term text) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  patterns text[] := app.search_patterns(term);
  second text := (app.search_words(term))[2];
  condition text := format('search like %L', patterns[1]);
  plan json;
begin
  if patterns[1] ~ '([0-9][ ()./+-]?){6}' then return 0; end if;
  if char_length(second) >= 3 then
    condition := condition || format(' and search like %L', (app.word_patterns(second))[1]);
  end if;
  execute 'explain (format json) select from app.customer_search where ' || condition into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint;
end $$;
grant execute on function app.customer_matches_expected(text) to staff, jobs;
