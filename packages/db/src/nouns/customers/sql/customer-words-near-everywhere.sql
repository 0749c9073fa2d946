-- The same as app.customer_words_near over all communities, for roles that see them all.
create or replace function app.customer_words_near_everywhere(misspelt text, at_most integer) returns setof text
language plpgsql stable security definer rows 10 set search_path = ''
as $$
begin
  return query execute format(
    'select distinct word from app.customer_word where app.word_deletions(word) && %L::text[] limit %s',
    app.word_deletions(misspelt), at_most);
end $$;
grant execute on function app.customer_words_near_everywhere(text, integer) to staff, jobs;
