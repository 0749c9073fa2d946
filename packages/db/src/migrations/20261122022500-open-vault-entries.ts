import { sql, type Kysely } from 'kysely';

/**
 * Numbers are opened as a list: the audit trail, which has a partition for each month, is asked once for all of them.
 * The functions for one number stay for processes of the release before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create function app.opened_vault_entries(community bigint, entries bigint[])
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

-- For tenant and restricted: in their scope, which is read here because the function runs as the owner. What is not in
-- scope is left out.
create function app.open_vault_entries(entries bigint[])
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

create function app.open_vault_entries_anywhere(community bigint, entries bigint[])
returns table (id bigint, kind text, sealed bytea, wrapped_key bytea, key_id text)
language sql stable security definer set search_path = '' as $$ select * from app.opened_vault_entries(community, entries) $$;

grant execute on function app.open_vault_entries(bigint[]) to tenant;
grant execute on function app.open_vault_entries_anywhere(bigint, bigint[]) to jobs;
`)
    .execute(db);
}
