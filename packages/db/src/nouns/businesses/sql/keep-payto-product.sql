-- Keeps business.has_payto_product, which spares each read of a customer a join and its policies.
create or replace function app.keep_payto_product() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  product app.business_product := coalesce(new, old);
begin
  update app.business b set has_payto_product = app.has_payto(b.community_id, b.id)
  where b.community_id = product.community_id and b.id = product.business_id;
  return null;
end $$;
