-- Words in names of the community that may have been meant by a misspelt one, at most so many, in no order. A word may
-- be of a business out of scope: it is told to no one before a search in scope finds something by it.
create or replace function app.customer_words_near(misspelt text, at_most integer) returns setof text
language plpgsql stable security definer rows 10 set search_path = ''
as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
begin
  if community is null then return; end if;
  return query execute format(
    'select distinct word from app.customer_word
     where community_id = %L::bigint and app.word_deletions(word) && %L::text[] limit %s',
    community, app.word_deletions(misspelt), at_most);
end $$;
grant execute on function app.customer_words_near(text, integer) to tenant;
