-- The LIKE patterns of one word, any of which finds it. Three characters and more match anywhere; fewer only where a
-- field or a word begins.
create or replace function app.word_patterns(word text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if char_length(word) < 3 then
    word := regexp_replace(word, '([\\%_])', '\\\1', 'g');
    return array['%' || chr(10) || word || '%', '% ' || word || '%'];
  end if;
  return array(select '%' || regexp_replace(form, '([\\%_])', '\\\1', 'g') || '%' from unnest(app.word_forms(word)) form);
end $$;
grant execute on function app.word_patterns(text) to tenant, staff, jobs;
