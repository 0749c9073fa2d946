import { sql, type Kysely } from 'kysely';

/**
 * Seals follow transaction numbers, and a database that was restored from a dump counts them from the beginning again.
 * From then on the entries' numbers are counted on from the highest one that is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- One row: what is added to the server's transaction numbers.
create table app.audit_numbering (
  only_row boolean primary key default true check (only_row),
  xid_offset bigint not null default 0
);
insert into app.audit_numbering default values;
grant select on app.audit_numbering to jobs;
alter table app.audit_numbering enable row level security, force row level security;
create policy owner on app.audit_numbering to current_user using (true) with check (true);
create policy platform on app.audit_numbering to jobs using (true);

-- Answers whether the numbering had to be moved. Called by every process before it writes anything.
create function app.continue_audit_after_restore() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  highest bigint;
  next bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(7201120006);
  select greatest(
    (select xid::text::bigint from app.audit_entry order by xid desc limit 1),
    (select below_xid::text::bigint - 1 from app.audit_seal order by seal_number desc limit 1)) into highest;
  next := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
  if highest is null or highest < next + (select xid_offset from app.audit_numbering) then
    return false;
  end if;
  update app.audit_numbering set xid_offset = highest + 1 - next;
  execute format('alter table app.audit_entry alter column xid
    set default ((pg_current_xact_id()::text::bigint + %s)::text::xid8)', highest + 1 - next);
  return true;
end $$;
grant execute on function app.continue_audit_after_restore() to jobs;
`)
    .execute(db);
}
