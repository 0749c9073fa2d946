import { sql, type Kysely } from 'kysely';
import { businessOrNoneRule, platformTable, tenantTable } from '../migrate/row-level-security.ts';

/** The audit trail: insert-only, a partition per month, sealed afterwards in chains of MACs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
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
  action text not null check (action ~ '^[a-z0-9-]+\.[a-z0-9-]+$'),
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
  business_id bigint,
  -- a reader of a facility has one of these rights, in this business
  needed_rights text[] not null,
  constraint audit_entry_needs_a_right check (cardinality(needed_rights) > 0),
  primary key (id, at)
) partition by range (at);
create index audit_entry_sealing on app.audit_entry (xid, id);
create index audit_entry_community on app.audit_entry (community_id, at, id);
create index audit_entry_object on app.audit_entry (community_id, object_type, object_id, at, id);
create index audit_entry_customer on app.audit_entry (community_id, customer_id, at, id) where customer_id is not null;
create index audit_entry_actor on app.audit_entry (actor_user_id, at, id);
-- Rows of a month without a partition (a clock far ahead) are kept here, never lost.
create table app.audit_entry_default partition of app.audit_entry default;
create trigger append_only before update or delete on app.audit_entry
  for each row execute function app.refuse_change();
create trigger never_emptied before truncate on app.audit_entry execute function app.refuse_change();
create trigger keep_audit_business before insert on app.audit_entry for each row
  when (new.customer_id is not null or new.object_type in ('transaction', 'proposal', 'business'))
  execute function app.keep_audit_business();
grant select, insert on app.audit_entry to tenant, staff, jobs, auth;
${tenantTable('app.audit_entry')}
create policy right_scope on app.audit_entry as restrictive for select to tenant
  using (app.may_read_audit(needed_rights, business_id));
create policy business_scope on app.audit_entry as restrictive for select to restricted
  using (${businessOrNoneRule('business_id')});

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
`)
    .execute(db);
}
