-- The spellings under which a word of a search term may be stored. What looks like a phone number is also looked for
-- without its separators, and from eight digits on without country code or leading zero.
create or replace function app.word_forms(word text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  digits text := translate(word, '+ ()-./', '');
begin
  if digits !~ '^[0-9]{3,}$' then return array[word]; end if;
  if char_length(digits) >= 8 then
    digits := case when word like '+%' then regexp_replace(digits, '^6[14]', '') else regexp_replace(digits, '^0', '') end;
  end if;
  return case when strpos(word, digits) > 0 then array[digits] else array[word, digits] end;
end $$;
grant execute on function app.word_forms(text) to tenant, staff, jobs;
