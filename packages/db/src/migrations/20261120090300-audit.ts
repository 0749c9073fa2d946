import { sql, type Kysely } from 'kysely';
import { platformTable, tenantTable } from '../migrate/row-level-security.ts';

/** The audit trail: insert-only, a partition per month, sealed afterwards in chains of MACs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create sequence app.audit_entry_id_seq;
grant usage on sequence app.audit_entry_id_seq to tenant, staff, jobs, auth;

create table app.audit_entry (
  id bigint not null default nextval('app.audit_entry_id_seq'),
  at timestamptz not null,
  xid xid8 not null default pg_current_xact_id(),
  community_id bigint,
  actor_kind text not null check (actor_kind in ('STAFF', 'FACILITY', 'API_KEY', 'JOB', 'ANONYMOUS')),
  actor_user_id bigint,
  actor_name text not null default '',
  actor_login_name text not null default '',
  view_as_user_id bigint,
  view_as_login_name text,
  action text not null check (action ~ '^[a-z0-9-]+\\.[a-z0-9-]+$'),
  object_type text not null,
  object_id text,
  customer_id bigint,
  description text not null,
  outcome text not null default 'SUCCESS' check (outcome in ('SUCCESS', 'REFUSED', 'FAILED')),
  before jsonb,
  after jsonb,
  ip text,
  user_agent text,
  request_id text,
  primary key (id, at)
) partition by range (at);
create index audit_entry_sealing on app.audit_entry (xid, id);
create index audit_entry_community on app.audit_entry (community_id, at, id);
create index audit_entry_object on app.audit_entry (community_id, object_type, object_id, at, id);
create index audit_entry_customer on app.audit_entry (community_id, customer_id, at, id) where customer_id is not null;
create index audit_entry_actor on app.audit_entry (actor_user_id, at, id);

create function app.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on app.audit_entry
  for each row execute function app.refuse_change();
create trigger never_emptied before truncate on app.audit_entry execute function app.refuse_change();

-- Rows of a month without a partition (a clock far ahead) are kept here, never lost.
create table app.audit_entry_default partition of app.audit_entry default;

-- Makes the partitions from the month of first_day to that of last_day. A month that already has rows in the default
-- partition stays there. Answers how many were made.
create function app.ensure_audit_partitions(first_day date, last_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  month date;
  name text;
  made integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(7201120002);
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day, '1 month')::date loop
    name := 'audit_entry_' || to_char(month, 'YYYYMM');
    continue when to_regclass('app.' || name) is not null;
    continue when exists (select from app.audit_entry_default
      where at >= month at time zone 'UTC' and at < (month + interval '1 month') at time zone 'UTC');
    execute format('create table app.%I partition of app.audit_entry for values from (%L) to (%L)', name,
      to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    made := made + 1;
  end loop;
  return made;
end $$;
grant execute on function app.ensure_audit_partitions(date, date) to jobs;

grant select, insert on app.audit_entry to tenant, staff, jobs, auth;
${tenantTable('app.audit_entry')}

-- Seal n covers the entries from_xid <= xid < below_xid in the order (xid, id); their numbers are first_entry_number to
-- last_entry_number. Seals and entry numbers have no gaps.
create table app.audit_seal (
  seal_number bigint primary key check (seal_number > 0),
  previous_seal_number bigint unique references app.audit_seal (seal_number),
  from_xid xid8 not null,
  below_xid xid8 not null,
  first_entry_number bigint not null,
  last_entry_number bigint not null,
  key_id text not null,
  previous_mac bytea not null,
  mac bytea not null,
  sealed_at timestamptz not null,
  check (coalesce(previous_seal_number, 0) = seal_number - 1),
  check (from_xid < below_xid),
  check (first_entry_number >= 1 and last_entry_number >= first_entry_number - 1)
);
create trigger append_only before update or delete on app.audit_seal
  for each row execute function app.refuse_change();
create trigger never_emptied before truncate on app.audit_seal execute function app.refuse_change();
grant select, insert on app.audit_seal to jobs;
grant select on app.audit_seal to staff;
${platformTable('app.audit_seal', ['jobs', 'staff'])}
`)
    .execute(db);
}
