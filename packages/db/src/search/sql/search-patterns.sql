-- The LIKE patterns of a search term. Three characters and more match anywhere; fewer only where a field or a word
-- begins. What looks like a phone number also matches without its separators, and from eight digits on without country
-- code or leading zero. A term of apostrophes alone is found nowhere.
create or replace function app.search_patterns(term text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  needle text := coalesce(nullif(app.fold(regexp_replace(btrim(term), '\s+', ' ', 'g')), ''), btrim(term));
  escaped text := regexp_replace(needle, '([\\%_])', '\\\1', 'g');
  digits text := translate(needle, '+ ()-./', '');
  national text := case when needle like '+%' then regexp_replace(digits, '^6[14]', '') else regexp_replace(digits, '^0', '') end;
begin
  if char_length(needle) < 3 then return array['%' || chr(10) || escaped || '%', '% ' || escaped || '%']; end if;
  if digits !~ '^[0-9]{3,}$' then return array['%' || escaped || '%']; end if;
  if char_length(digits) >= 8 then digits := national; end if;
  if strpos(needle, digits) > 0 then return array['%' || digits || '%']; end if;
  return array['%' || escaped || '%', '%' || digits || '%'];
end $$;
grant execute on function app.search_patterns(text) to tenant, staff, jobs;
