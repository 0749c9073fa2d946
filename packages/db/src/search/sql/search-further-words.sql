-- What must match beside app.search_patterns: a regular expression for each further word of a search term, so that words
-- are found in any order. None for a term of one word.
create or replace function app.search_further_words(term text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select string_agg(case when char_length(split_part(form, ' ', 1)) < 3 then '[ \n]' else '' end
      || regexp_replace(form, '([][\\^$.|?*+(){}-])', '\\\1', 'g'), '|')
    from unnest((app.search_words(term))[2:]) with ordinality further (word, place), unnest(app.word_forms(word)) form
    group by place)
$$;
grant execute on function app.search_further_words(text) to tenant, staff, jobs;
