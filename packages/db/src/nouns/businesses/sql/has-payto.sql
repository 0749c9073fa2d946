-- Whether a business has PayTo, and its community has it switched on.
create or replace function app.has_payto(of_community bigint, of_business bigint) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.business_product p
      where p.community_id = of_community and p.business_id = of_business and p.product = 'PAYTO')
    and exists (select from app.community_product c
      where c.community_id = of_community and c.product = 'PAYTO' and c.enabled)
$$;
