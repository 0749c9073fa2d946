import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Webhooks and server-to-server notices: endpoints, events, their deliveries, and every attempt at one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Secrets are sealed by the application: for signing, and for receivers that ask for HTTP Basic.
create sequence app.webhook_endpoint_id_seq;
grant usage on sequence app.webhook_endpoint_id_seq to tenant, staff, jobs;
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
create sequence app.event_id_seq;
grant usage on sequence app.event_id_seq to tenant, staff, jobs;
create table app.event (
  community_id bigint not null references app.community (id),
  id bigint not null default nextval('app.event_id_seq'),
  key text not null check (length(key) between 8 and 64),
  type text not null,
  object_type text not null,
  object_id text not null,
  body text not null,
  occurred_at timestamptz not null,
  -- the rights that open the text; null: none is needed
  needed_rights text[] check (cardinality(needed_rights) > 0),
  primary key (community_id, id),
  unique (community_id, key)
);
create index event_by_age on app.event (occurred_at);
-- The text is for scopes with one of the needed rights, who get it from app.read_event_body.
grant select (community_id, id, key, type, object_type, object_id, occurred_at), insert on app.event to tenant;
grant select, insert on app.event to staff;
grant select, insert, delete on app.event to jobs;
${tenantTable('app.event')}
-- Deliveries tell about all of a facility: whoever is kept to some of its businesses causes them and does not see them.
create policy not_for_restricted on app.event as restrictive for select to restricted using (false);

create sequence app.delivery_id_seq;
grant usage on sequence app.delivery_id_seq to tenant, staff, jobs;
create table app.delivery (
  community_id bigint not null,
  id bigint not null default nextval('app.delivery_id_seq'),
  endpoint_id bigint not null,
  event_id bigint not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RETRYING', 'DELIVERED', 'FAILED')),
  replay_of bigint,
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status in ('DELIVERED', 'FAILED')) = (finished_at is not null)),
  primary key (community_id, id),
  foreign key (community_id, endpoint_id) references app.webhook_endpoint (community_id, id) on delete cascade,
  foreign key (community_id, event_id) references app.event (community_id, id) on delete cascade
);
create unique index delivery_once on app.delivery (community_id, endpoint_id, event_id) where replay_of is null;
create index delivery_of_endpoint on app.delivery (community_id, endpoint_id, id);
create index delivery_of_event on app.delivery (community_id, event_id);
create index delivery_waiting on app.delivery (community_id, endpoint_id, id) where finished_at is null;
grant select, insert on app.delivery to tenant, staff;
grant select, insert, update, delete on app.delivery to jobs;
${tenantTable('app.delivery')}
create policy not_for_restricted on app.delivery as restrictive for select to restricted using (false);

create sequence app.delivery_attempt_id_seq;
grant usage on sequence app.delivery_attempt_id_seq to tenant, staff, jobs;
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
-- What a receiver replied is for the same scopes, who get it from app.read_replies.
grant select (community_id, id, delivery_id, attempted_at, duration_ms, status, error) on app.delivery_attempt to tenant;
grant select on app.delivery_attempt to staff;
grant select, insert on app.delivery_attempt to jobs;
${tenantTable('app.delivery_attempt')}
create policy not_for_restricted on app.delivery_attempt as restrictive for select to restricted using (false);
`)
    .execute(db);
}
