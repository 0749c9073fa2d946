-- Keeps business.has_payto_product of every business of a community whose PayTo is switched.
create or replace function app.keep_community_payto() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.product = 'PAYTO' then
    update app.business b set has_payto_product = app.has_payto(b.community_id, b.id)
    where b.community_id = new.community_id and b.has_payto_product <> app.has_payto(b.community_id, b.id);
  end if;
  return null;
end $$;
