-- A word and what is left of it without each one of its letters. Two words share one of these where a letter is wrong,
-- missing or too many, or two neighbours are swapped. An index keeps it: whoever changes it makes that index again.
create or replace function app.word_deletions(word text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select word union select overlay(word placing '' from place for 1) from generate_series(1, char_length(word)) place)
$$;
