-- The spellings under which a word of a search term may be stored. A hyphen of it is nothing or a space. What looks like
-- a phone number is also looked for without its separators, and from eight digits on without country code, also one
-- that is dialled (0011 61), or leading zero.
create or replace function app.word_forms(word text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  forms text[] := array[replace(word, '-', '')];
  digits text := translate(word, '+ ()-./', '');
begin
  if strpos(word, '-') > 0 then forms := forms || replace(word, '-', ' '); end if;
  if digits !~ '^[0-9]{3,}$' then return forms; end if;
  if char_length(digits) >= 8 then
    digits := case when word like '+%' then regexp_replace(digits, '^6[14]0?', '')
      else regexp_replace(digits, '^((0011|00)6[14]0?|0)', '') end;
    if digits ~ '^6[14][0-9]{8,10}$' then forms := forms || substr(digits, 3); end if;
  end if;
  return array(select form from unnest(forms) form where strpos(form, digits) = 0) || digits;
end $$;
grant execute on function app.word_forms(text) to tenant, staff, jobs;
