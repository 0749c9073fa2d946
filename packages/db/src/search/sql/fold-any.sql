-- What app.fold makes of text that is more than words of ASCII.
create or replace function app.fold_any(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  folded text := value;
begin
  if octet_length(value) = char_length(value) then
    folded := translate(lower(value), '-''`', '');
  else
    -- invisible characters, the acute accent as an apostrophe, and ligatures of whole words, of which
    -- a name would outgrow the rows of an index
    folded := regexp_replace(folded, '[\u00ad\u00b4\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\u3300-\u3357\ufdfa\ufdfb\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g');
    folded := normalize(folded, nfkd);
    -- accents, vowel signs of Hebrew and Arabic, apostrophes, hyphens
    folded := regexp_replace(folded, '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\ufe20-\ufe2f\u1dc0-\u1dff\u20d0-\u20f0\u1ab0-\u1aff''`\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c\u2010-\u2015\u2043\u2212-]', '', 'g');
    folded := translate(lower(folded collate pg_catalog."default"), 'đðɖøłıħŧŋĸɓɗƙς', 'dddolihtnkbdkσ');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe');
    folded := normalize(folded, nfc);
    -- each character of Han, kana and Hangul is a word, so that any run of them is found
    folded := regexp_replace(folded, '([\u3005-\u3007\u3040-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])', ' \1 ', 'g');
  end if;
  -- the stop of a decimal number stays
  folded := regexp_replace(folded, '\.(?![0-9])|(?<![0-9])\.', '', 'g');
  folded := replace(folded, '&', ' and ');
  return btrim(regexp_replace(folded, '[\t-\r ,;\u0085\u00b7\u060c\u1680\u2028\u2029\u3001\u3002\u30fb]+', ' ', 'g'), ' ');
end $$;
grant execute on function app.fold_any(text) to tenant, staff, jobs, auth;
