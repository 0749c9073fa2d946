-- For jobs, which open numbers of every community.
create or replace function app.open_vault_entries_anywhere(community bigint, entries bigint[])
returns table (id bigint, kind text, sealed bytea, wrapped_key bytea, key_id text)
language sql stable security definer set search_path = ''
as $$ select * from app.opened_vault_entries(community, entries) $$;
grant execute on function app.open_vault_entries_anywhere(bigint, bigint[]) to jobs;
