-- Sealed bytes of a list of numbers, for whoever has said so in the audit trail in this very transaction. The trail has
-- a partition for each month, so it is asked once for all of them.
create or replace function app.opened_vault_entries(community bigint, entries bigint[])
returns table (id bigint, kind text, sealed bytea, wrapped_key bytea, key_id text)
language plpgsql stable set search_path = '' as $$
declare
  audited text[] := array(select a.object_id from app.audit_entry a where a.xid = pg_current_xact_id()
    and a.community_id = community and a.action = 'vault.opened' and a.object_type = 'vault-entry');
begin
  if not entries::text[] <@ audited then
    raise exception 'A number is opened with an audit entry only' using errcode = 'insufficient_privilege';
  end if;
  return query select e.id, e.kind, e.sealed, e.wrapped_key, e.key_id from app.vault_entry e
    where e.community_id = community and e.id = any (entries);
end $$;
