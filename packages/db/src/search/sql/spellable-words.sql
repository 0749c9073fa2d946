-- The words of a folded name that a misspelt one may have meant: 3 to 24 characters, none of them a digit.
create or replace function app.spellable_words(name text) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select word from regexp_split_to_table(name, '[[:space:][:punct:]]+') word
  where char_length(word) between 3 and 24 and word !~ '[0-9]'
$$;
