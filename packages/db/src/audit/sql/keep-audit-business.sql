-- Writes the business of an entry, by which row-level security keeps it from restricted readers.
create or replace function app.keep_audit_business() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.business_id := app.audit_business(new.community_id, new.object_type, new.object_id, new.customer_id);
  return new;
end $$;
