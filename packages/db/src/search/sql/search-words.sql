-- The words of a search term, folded, each once, the longest first. A number is one word, however it is spaced. A term
-- of apostrophes alone stays as it is and is found nowhere.
create or replace function app.search_words(term text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  folded text := coalesce(nullif(btrim(app.fold(regexp_replace(term, '\s+', ' ', 'g'))), ''), btrim(term));
begin
  if strpos(folded, ' ') = 0 or translate(folded, '+ ()-./', '') ~ '^[0-9]{3,}$' then return array[folded]; end if;
  return array(select word from string_to_table(folded, ' ') word where word <> ''
    group by word order by char_length(word) desc, word);
end $$;
grant execute on function app.search_words(text) to tenant, staff, jobs;
