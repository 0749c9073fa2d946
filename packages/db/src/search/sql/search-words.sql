-- The words of a search term, folded, each once, the longest first; a hyphen is left where app.fold drops a hyphen or
-- full stop, see app.word_forms. A number is one word, however it is spaced. A term without a word is found nowhere.
create or replace function app.search_words(term text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words text[];
begin
  -- most terms are one word of letters and digits
  if term ~ '^[A-Za-z0-9]+$' then return array[lower(term)]; end if;
  if translate(app.fold(term), '+ ()-./', '') ~ '^[0-9]{3,}$' then return array[app.marked_word(term)]; end if;
  words := array(
    select word from (
      select app.marked_word(token) word from regexp_split_to_table(term, '[\s,;、，؛،]+') token) marked_words
    where word <> '' group by word order by char_length(word) desc, word);
  return case when cardinality(words) = 0 then array[chr(1)] else words end;
end $$;
grant execute on function app.search_words(text) to tenant, staff, jobs;
