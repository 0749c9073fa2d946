-- The LIKE patterns of one word, any of which finds it. Three characters and more match anywhere; fewer, alone or before
-- a space, only where a field or a word begins.
create or replace function app.word_patterns(word text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select pattern
    from unnest(app.word_forms(word)) form,
      regexp_replace(form, '([\\%_])', '\\\1', 'g') literal,
      unnest(case when char_length(split_part(form, ' ', 1)) < 3
        then array['%' || chr(10) || literal || '%', '% ' || literal || '%'] else array['%' || literal || '%'] end) pattern)
$$;
grant execute on function app.word_patterns(text) to tenant, staff, jobs;
