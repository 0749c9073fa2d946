-- For tenant and restricted: in their scope, which is read here because the function runs as the owner. What is not in
-- scope is left out.
create or replace function app.open_vault_entries(entries bigint[])
returns table (id bigint, kind text, sealed bytea, wrapped_key bytea, key_id text)
language plpgsql stable security definer set search_path = '' as $$
declare
  community bigint := nullif(current_setting('app.community', true), '')::bigint;
  businesses int8multirange := nullif(current_setting('app.businesses', true), '')::int8multirange;
  allowed bigint[] := array(select e.id from app.vault_entry e where e.community_id = community and e.id = any (entries)
    and (businesses = '{(,)}' or e.business_id <@ businesses));
begin
  return query select * from app.opened_vault_entries(community, allowed);
end $$;
grant execute on function app.open_vault_entries(bigint[]) to tenant;
