-- The LIKE patterns of the longest word of a search term, any of which must match. What else must match says
-- app.search_further_words.
create or replace function app.search_patterns(term text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select app.word_patterns((app.search_words(term))[1]) $$;
grant execute on function app.search_patterns(text) to tenant, staff, jobs;
