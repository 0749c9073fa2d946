-- The condition of a search term as SQL. Each trigram is a list that the index reads: the beginnings of the two longest
-- words leave nearly the same rows, as do the last digits of a long run. Where an empty text is appended the index is
-- not used: rows are then compared with the whole pattern, which holds every part that the index was asked for.
create or replace function app.search_condition(term text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(
    case
      when pattern ~ '.{3}[0-9]{6}%$'
        then format('(search like %L and search || '''' like %L)', '%' || right(pattern, 6), pattern)
      when pattern ~ '.{3}[0-9 ()./+-]{6}%$'
        then format('(search like %L and search || '''' like %L)', '%' || right(pattern, 9), pattern)
      when words.count = 2 then format('(%s and search || '''' like %L)', words.conditions, pattern)
      else format('search like %L', pattern) end, ' or ')
  from unnest(app.search_patterns(term)) pattern,
    lateral (
      select count(*), string_agg(format('search like %L', '%' || left(word, 7 - place::int) || '%'), ' and ') conditions
      from (
        select word, row_number() over (order by char_length(word) desc, word) place
        from regexp_split_to_table(pattern, '[^[:alnum:]]+') word
        where char_length(word) >= 3
      ) longest
      where place <= 2
    ) words
$$;
grant execute on function app.search_condition(text) to tenant, staff, jobs;
