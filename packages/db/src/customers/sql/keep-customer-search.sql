-- Writes to customer_search what was changed of a customer.
create or replace function app.keep_customer_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update app.customer_search set enabled = new.enabled, name_folded = new.name_folded, search = new.search
    where community_id = new.community_id and customer_id = new.id;
  return null;
end $$;
