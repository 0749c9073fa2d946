-- Enters new customers into customer_search, all of a statement at once, and the words of their names that their community
-- does not have yet into customer_word: two transactions that bring the same word both enter it, and neither waits.
create or replace function app.add_to_customer_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.customer_search
    select community_id, id, business_id, created_at, enabled, name_folded, search from added;
  insert into app.customer_word (community_id, word)
    select used.community_id, used.word
    from (select distinct community_id, app.spellable_words(app.fold(translate(customer_name, '-.', '  '))) as word from added) used
    where not exists (select from app.customer_word known
      where known.community_id = used.community_id and known.word = used.word);
  return null;
end $$;
