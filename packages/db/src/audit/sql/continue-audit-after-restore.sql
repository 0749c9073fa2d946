-- Seals follow transaction numbers, which a database restored from a dump counts from the beginning again: then entries
-- are numbered on from the highest one. Returns whether that was needed. Each process calls it before it writes.
create or replace function app.continue_audit_after_restore() returns boolean
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
