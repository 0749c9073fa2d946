import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** What a community is set to: its settings, parameters, products, payment instruments and services. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
alter table app.community
  add column short_name text not null default '',
  add column group_code text not null default '',
  add column enquiry_manager_name text not null default '',
  add column enquiry_manager_email text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column decommissioned_at timestamptz,
  add check (decommissioned_at is null or not enabled);
update app.community set updated_at = created_at;

-- One row per community, made when something is set for the first time; without it the defaults hold.
create table app.community_setting (
  community_id bigint primary key references app.community (id),
  supplier_label_singular text not null default 'Business',
  supplier_label_plural text not null default 'Businesses',
  buyer_label_singular text not null default 'Buyer',
  buyer_label_plural text not null default 'Buyers',
  retry_enabled boolean not null default false,
  retry_days smallint not null default 3 check (retry_days between 1 and 30),
  retry_attempts smallint not null default 2 check (retry_attempts between 1 and 10),
  unusually_large_amount bigint check (unusually_large_amount > 0),
  payto_partial_refunds boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null
);
grant select, insert, update on app.community_setting to tenant, staff;
grant select on app.community_setting to jobs;
${tenantTable('app.community_setting')}

-- Named switches such as PREREG_ACCOUNT_TOKEN_GEN, USES_PREREG_ACCOUNTS, APCA_NUMBER and APCA_USER_NAME.
create table app.community_parameter (
  community_id bigint not null references app.community (id),
  code text not null check (code ~ '^[A-Z0-9_]+$'),
  value text not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (community_id, code)
);
grant select on app.community_parameter to tenant, jobs;
grant select, insert, update, delete on app.community_parameter to staff;
${tenantTable('app.community_parameter')}

-- What a community bought; a business_product row says which of its businesses use it.
create table app.community_product (
  community_id bigint not null references app.community (id),
  product text not null check (product in ('PAYTO', 'PAYID', 'QUICKVAULT', 'RESTAPI', 'WEBHOOKS', 'QUICKTERMINAL', 'QUICKBATCH', 'QUICKBILLS', 'NOTIFICATIONS')),
  enabled boolean not null default true,
  web boolean not null default true,
  quick_connect boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (community_id, product)
);
grant select on app.community_product to tenant, jobs;
grant select, insert, update on app.community_product to staff;
${tenantTable('app.community_product')}

-- The networks a community may use. An account of a kind can only be enabled where its instrument is.
create table app.payment_instrument (
  community_id bigint not null references app.community (id),
  code text not null check (code in ('CREDIT_CARD', 'TANDEM', 'MPGS', 'DIRECT_ENTRY', 'NZ_TRUST_DIRECT', 'NZ_DIRECT_CREDIT', 'PAYTO', 'PAYID', 'SIMULATOR')),
  enabled boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (community_id, code)
);
grant select on app.payment_instrument to tenant, jobs;
grant select, insert, update on app.payment_instrument to staff;
${tenantTable('app.payment_instrument')}

create table app.payment_instrument_parameter (
  community_id bigint not null,
  instrument_code text not null,
  code text not null check (code ~ '^[A-Z0-9_]+$'),
  value text not null,
  updated_at timestamptz not null,
  primary key (community_id, instrument_code, code),
  foreign key (community_id, instrument_code) references app.payment_instrument (community_id, code)
);
grant select on app.payment_instrument_parameter to tenant, jobs;
grant select, insert, update, delete on app.payment_instrument_parameter to staff;
${tenantTable('app.payment_instrument_parameter')}

-- Background services a community is configured for, such as DIRECT_ENTRY. No row: not configured.
create table app.community_service (
  community_id bigint not null references app.community (id),
  code text not null check (code ~ '^[A-Z0-9_]+$'),
  enabled boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (community_id, code)
);
grant select on app.community_service to tenant, jobs;
grant select, insert, update on app.community_service to staff;
${tenantTable('app.community_service')}
`)
    .execute(db);
}
