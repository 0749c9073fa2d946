import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Webhooks and server-to-server notices: endpoints, events, their deliveries, and every attempt at one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create sequence app.webhook_endpoint_id_seq;
create sequence app.event_id_seq;
create sequence app.delivery_id_seq;
create sequence app.delivery_attempt_id_seq;
grant usage on sequence app.webhook_endpoint_id_seq, app.event_id_seq, app.delivery_id_seq, app.delivery_attempt_id_seq
  to tenant, staff, jobs;

-- Secrets are sealed by the application: for signing, and for receivers that ask for HTTP Basic.
create table app.webhook_endpoint (
  community_id bigint not null references app.community (id),
  id bigint not null default nextval('app.webhook_endpoint_id_seq'),
  kind text not null check (kind in ('WEBHOOK', 'SERVER_TO_SERVER')),
  url text not null check (length(url) between 1 and 2000),
  description text not null default '',
  format text not null default 'JSON' check (format in ('JSON', 'FORM', 'XML')),
  all_events boolean not null default false,
  event_types text[] not null default '{}',
  enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('BY_HAND', 'FAILING', 'GONE')),
  disabled_at timestamptz,
  notification_email text not null,
  secret_sealed text not null,
  former_secret_sealed text,
  former_secret_until timestamptz,
  basic_sealed text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check (enabled = (disabled_at is null) and enabled = (disabled_reason is null)),
  check ((former_secret_sealed is null) = (former_secret_until is null)),
  check (deleted_at is null or not enabled),
  primary key (community_id, id)
);
grant select, insert, update on app.webhook_endpoint to tenant, staff;
grant select, update, delete on app.webhook_endpoint to jobs;
${tenantTable('app.webhook_endpoint')}

-- Where the deliveries of an endpoint stand. One sender at a time holds the lease (in the database's time), so that
-- they go out in order. Apart from the endpoint, so that people who edit it do not wait for senders.
create table app.delivery_lane (
  community_id bigint not null,
  endpoint_id bigint not null,
  lease_token text,
  leased_until timestamptz,
  retry_at timestamptz,
  failing_since timestamptz,
  failures integer not null default 0,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  dead_noticed_at timestamptz,
  check ((lease_token is null) = (leased_until is null)),
  check ((failures = 0) = (failing_since is null)),
  primary key (community_id, endpoint_id),
  foreign key (community_id, endpoint_id) references app.webhook_endpoint (community_id, id) on delete cascade
);
grant select, insert, update on app.delivery_lane to tenant, staff, jobs;
${tenantTable('app.delivery_lane')}

-- What happened, as receivers are told: body is the very text that is sent.
create table app.event (
  community_id bigint not null references app.community (id),
  id bigint not null default nextval('app.event_id_seq'),
  key text not null check (length(key) between 8 and 64),
  type text not null,
  object_type text not null,
  object_id text not null,
  body text not null,
  occurred_at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, key)
);
create index event_by_age on app.event (occurred_at);
grant select, insert on app.event to tenant, staff;
grant select, insert, delete on app.event to jobs;
${tenantTable('app.event')}

create table app.delivery (
  community_id bigint not null,
  id bigint not null default nextval('app.delivery_id_seq'),
  endpoint_id bigint not null,
  event_id bigint not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'DEAD')),
  replay_of bigint,
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'WAITING') = (finished_at is null)),
  primary key (community_id, id),
  foreign key (community_id, endpoint_id) references app.webhook_endpoint (community_id, id) on delete cascade,
  foreign key (community_id, event_id) references app.event (community_id, id) on delete cascade
);
create unique index delivery_once on app.delivery (community_id, endpoint_id, event_id) where replay_of is null;
create index delivery_waiting on app.delivery (community_id, endpoint_id, id) where state = 'WAITING';
create index delivery_of_endpoint on app.delivery (community_id, endpoint_id, id);
create index delivery_of_event on app.delivery (community_id, event_id);
grant select, insert on app.delivery to tenant, staff;
grant select, insert, update, delete on app.delivery to jobs;
${tenantTable('app.delivery')}

create table app.delivery_attempt (
  community_id bigint not null,
  id bigint not null default nextval('app.delivery_attempt_id_seq'),
  delivery_id bigint not null,
  attempted_at timestamptz not null,
  duration_ms integer not null,
  status integer,
  error text,
  response_body text not null default '',
  primary key (community_id, id, attempted_at)
) partition by range (attempted_at);
create index delivery_attempt_of_delivery on app.delivery_attempt (community_id, delivery_id, id);
create table app.delivery_attempt_default partition of app.delivery_attempt default;
grant select on app.delivery_attempt to tenant, staff;
grant select, insert on app.delivery_attempt to jobs;
${tenantTable('app.delivery_attempt')}

-- Deliveries tell about all of a facility: whoever is kept to some of its businesses causes them and does not see them.
create policy not_for_restricted on app.event as restrictive for select to restricted using (false);
create policy not_for_restricted on app.delivery as restrictive for select to restricted using (false);
create policy not_for_restricted on app.delivery_attempt as restrictive for select to restricted using (false);

-- Partitions of attempts: makes those from the month of first_day to that of last_day, and drops the months that ended
-- before keep_from. A month that has rows in the default partition stays there. Answers how many it dropped.
create function app.turn_delivery_attempts(keep_from date, first_day date, last_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  month date;
  name text;
  dropped integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(7201120006);
  for month in select generate_series(date_trunc('month', first_day::timestamp), last_day, '1 month')::date loop
    name := 'delivery_attempt_' || to_char(month, 'YYYYMM');
    continue when to_regclass('app.' || name) is not null;
    continue when exists (select from app.delivery_attempt_default where attempted_at >= month at time zone 'UTC'
      and attempted_at < (month + interval '1 month') at time zone 'UTC');
    execute format('create table app.%I partition of app.delivery_attempt for values from (%L) to (%L)', name,
      to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
  end loop;
  for name in select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'app.delivery_attempt'::regclass and c.relname ~ '^delivery_attempt_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') + interval '1 month' <= keep_from loop
    execute format('drop table app.%I', name);
    dropped := dropped + 1;
  end loop;
  delete from app.delivery_attempt_default where attempted_at < keep_from::timestamp at time zone 'UTC';
  return dropped;
end $$;
grant execute on function app.turn_delivery_attempts(date, date, date) to jobs;
`)
    .execute(db);
}
