-- The condition of a search term as SQL: every word of it matches. Of several words the index is asked for the
-- beginnings of the two longest; rows are then compared with each whole word, which the appended empty text keeps from
-- the index (see app.word_condition).
create or replace function app.search_condition(term text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words text[] := app.search_words(term);
begin
  if cardinality(words) = 1 then return app.word_condition(words[1]); end if;
  return (
    select string_agg(
      case
        when place <= 2 and char_length(word) >= 3 and cardinality(forms) = 1 and strpos(word, ' ') = 0
          then format('search like %L and (%s)', (app.word_patterns(left(forms[1], 7 - place::int)))[1], compared)
        when place = 1 then format('(%s)', indexed)
        else format('(%s)', compared) end, ' and ' order by place)
    from unnest(words) with ordinality listed (word, place),
      lateral (
        select app.word_forms(word) forms, string_agg(format('search like %L', pattern), ' or ') indexed,
          string_agg(format('search || '''' like %L', pattern), ' or ') compared
        from unnest(app.word_patterns(word)) pattern
      ) conditions);
end $$;
grant execute on function app.search_condition(text) to tenant, staff, jobs;
