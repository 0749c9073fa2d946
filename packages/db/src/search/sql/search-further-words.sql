-- What must match beside app.search_patterns: a regular expression for each further word of a search term, so that words
-- are found in any order. None for a term of one word.
create or replace function app.search_further_words(term text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select case when char_length(word) < 3 then '[ \n]' else '' end
      || (select string_agg(regexp_replace(form, '([][\\^$.|?*+(){}-])', '\\\1', 'g'), '|') from unnest(app.word_forms(word)) form)
    from unnest((app.search_words(term))[2:]) word)
$$;
grant execute on function app.search_further_words(text) to tenant, staff, jobs;
