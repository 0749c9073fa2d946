-- Enters new customers into customer_search, all of a statement at once.
create or replace function app.add_to_customer_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.customer_search
    select community_id, id, business_id, created_at, enabled, name_folded, search from added;
  return null;
end $$;
