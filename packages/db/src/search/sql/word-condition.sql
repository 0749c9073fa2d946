-- The condition of a search term of one word as SQL. Each trigram is a list that the index reads: the beginnings of the
-- two longest parts leave nearly the same rows, as do the last digits of a long run. Where an empty text is appended the
-- index is not used: rows are then compared with the whole pattern, which holds all that the index was asked for.
create or replace function app.word_condition(word text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(
    case
      when pattern ~ '.{3}[0-9]{6}%$'
        then format('(search like %L and search || '''' like %L)', '%' || right(pattern, 6), pattern)
      when pattern ~ '.{3}[0-9 ()./+-]{6}%$'
        then format('(search like %L and search || '''' like %L)', '%' || right(pattern, 9), pattern)
      when parts.count = 2 then format('(%s and search || '''' like %L)', parts.conditions, pattern)
      else format('search like %L', pattern) end, ' or ')
  from unnest(app.word_patterns(word)) pattern,
    lateral (
      select count(*), string_agg(format('search like %L', '%' || left(part, 7 - place::int) || '%'), ' and ') conditions
      from (
        select part, row_number() over (order by char_length(part) desc, part) place
        from regexp_split_to_table(pattern, '[^[:alnum:]]+') part
        where char_length(part) >= 3
      ) longest
      where place <= 2
    ) parts
$$;
grant execute on function app.word_condition(text) to tenant, staff, jobs;
