-- Writes to customer_search what was changed of a customer, and new words of the name to customer_word.
create or replace function app.keep_customer_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.customer_search set enabled = new.enabled, name_folded = new.name_folded, search = new.search
    where community_id = new.community_id and customer_id = new.id;
  if new.name_folded <> old.name_folded then
    insert into app.customer_word (community_id, word)
      select distinct new.community_id, word from app.spellable_words(app.fold(translate(new.customer_name, '-.', '  '))) word
      where not exists (select from app.customer_word known
        where known.community_id = new.community_id and known.word = word.word);
  end if;
  return null;
end $$;
