import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

const schemes = `('VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY')`;
const withDebit = `('VISA', 'MASTERCARD')`;

/**
 * What a business takes and what it adds for cards, and the amounts a facility takes. The two flags of a business go:
 * whether it surcharges depends on the date, and these tables say it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- A row: the business takes accounts of this type.
create table app.accepted_account_type (
  community_id bigint not null,
  business_id bigint not null,
  account_type text not null check (account_type in ('CREDIT_CARD', 'DIRECT_DEBIT', 'DIRECT_DEBIT_NZ')),
  accepted_since timestamptz not null,
  primary key (community_id, business_id, account_type),
  foreign key (community_id, business_id) references app.business (community_id, id)
);
grant select on app.accepted_account_type to tenant, jobs;
grant select, insert, delete on app.accepted_account_type to staff;
${tenantTable('app.accepted_account_type', { businessColumn: 'business_id' })}

-- A row: the business takes these cards. Only Visa and Mastercard tell debit from credit.
create table app.accepted_card (
  community_id bigint not null,
  business_id bigint not null,
  card_scheme text not null check (card_scheme in ${schemes}),
  funding text not null check (funding in ('CREDIT', 'DEBIT')),
  accepted_since timestamptz not null,
  primary key (community_id, business_id, card_scheme, funding),
  foreign key (community_id, business_id) references app.business (community_id, id),
  check (funding = 'CREDIT' or card_scheme in ${withDebit})
);
grant select on app.accepted_card to tenant, jobs;
grant select, insert, delete on app.accepted_card to staff;
${tenantTable('app.accepted_card', { businessColumn: 'business_id' })}

-- Rate in thousandths of a percent, from a date of the community's calendar on; null: the same as credit.
create table app.card_surcharge (
  community_id bigint not null,
  business_id bigint not null,
  card_scheme text not null check (card_scheme in ${schemes}),
  funding text not null check (funding in ('CREDIT', 'DEBIT')),
  effective_from date not null,
  rate integer check (rate between 0 and 10000),
  created_at timestamptz not null,
  primary key (community_id, business_id, card_scheme, funding, effective_from),
  foreign key (community_id, business_id) references app.business (community_id, id),
  check (funding = 'CREDIT' or card_scheme in ${withDebit}),
  check (funding = 'DEBIT' or rate is not null)
);
grant select on app.card_surcharge to tenant, jobs;
grant select, insert, update on app.card_surcharge to staff;
${tenantTable('app.card_surcharge', { businessColumn: 'business_id' })}

-- Smallest and largest payment of a facility in a currency, in cents.
create table app.facility_limit (
  community_id bigint not null references app.community (id),
  currency text not null check (currency in ('AUD', 'NZD')),
  minimum_amount bigint not null check (minimum_amount > 0),
  maximum_amount bigint not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (community_id, currency),
  check (maximum_amount >= minimum_amount)
);
grant select, insert, update on app.facility_limit to tenant, staff;
grant select on app.facility_limit to jobs;
${tenantTable('app.facility_limit')}

-- Businesses that are there already: what their flags and currency said
insert into app.accepted_account_type (community_id, business_id, account_type, accepted_since)
  select community_id, id, type, created_at from app.business, unnest(case
    when settlement_currency = 'AUD' and takes_nz_direct_debit then array['CREDIT_CARD', 'DIRECT_DEBIT', 'DIRECT_DEBIT_NZ']
    when settlement_currency = 'AUD' then array['CREDIT_CARD', 'DIRECT_DEBIT']
    when takes_nz_direct_debit then array['CREDIT_CARD', 'DIRECT_DEBIT_NZ'] else array['CREDIT_CARD'] end) as type
  where kind = 'SUPPLIER';
insert into app.accepted_card (community_id, business_id, card_scheme, funding, accepted_since)
  select community_id, id, scheme, funding, created_at
  from app.business, (values ('VISA', 'CREDIT'), ('VISA', 'DEBIT'), ('MASTERCARD', 'CREDIT'), ('MASTERCARD', 'DEBIT')) as card (scheme, funding)
  where kind = 'SUPPLIER';
insert into app.card_surcharge (community_id, business_id, card_scheme, funding, effective_from, rate, created_at)
  select a.community_id, a.business_id, a.card_scheme, 'CREDIT', b.created_at::date, 1000, b.created_at
  from app.accepted_card a join app.business b on b.community_id = a.community_id and b.id = a.business_id
  where b.has_card_surcharge and a.funding = 'CREDIT';
alter table app.business drop column has_card_surcharge, drop column takes_nz_direct_debit;
`)
    .execute(db);
}
