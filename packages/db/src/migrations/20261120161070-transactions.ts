import { sql, type Kysely } from 'kysely';

/** Transactions in full: principal and surcharge, how they were paid, and everything they are searched by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(String.raw`
create sequence app.receipt_number_seq start 1000000001;
grant usage on sequence app.receipt_number_seq to tenant, staff, jobs;

-- amount is what is collected: principal and surcharge. Rates in thousandths of a percent.
alter table app.transaction
  add column receipt_number text not null default nextval('app.receipt_number_seq')::text,
  add column transaction_type text not null default 'PAYMENT' check (transaction_type in ('PAYMENT', 'REFUND')),
  add column source text check (source in ('TERMINAL', 'RESTAPI', 'RECURRING', 'BATCH', 'ONLINE', 'PHONE', 'ECOMMERCE', 'BACK_OFFICE')),
  add column payment_method text check (payment_method in ('CREDIT_CARD', 'DIRECT_DEBIT', 'DIRECT_DEBIT_NZ', 'PAYTO', 'PAYID')),
  add column surcharge_amount bigint not null default 0 check (surcharge_amount >= 0),
  add column principal_amount bigint not null generated always as (amount - surcharge_amount) stored check (principal_amount > 0),
  add column surcharge_rate integer not null default 0 check (surcharge_rate between 0 and 100000),
  add column customer_reference_number text not null default '' check (length(customer_reference_number) <= 255),
  add column payment_reference_number text not null default '' check (length(payment_reference_number) <= 255),
  add column comment text not null default '',
  add column customer_name text not null default '',
  add column settlement_account_id bigint,
  add column settlement_date date,
  add column payto_agreement_id bigint,
  add column recurring_occurrence_id bigint,
  add column occurrence_attempt smallint check (occurrence_attempt > 0),
  -- how it was paid, as it was then: the account may change afterwards
  add column card_scheme text check (card_scheme in ('VISA', 'MASTERCARD', 'AMEX', 'DINERS', 'JCB', 'UNIONPAY')),
  add column card_type text check (card_type in ('CREDIT', 'DEBIT', 'PREPAID')),
  add column holder_name text not null default '',
  add column masked_number text check (masked_number !~ '[0-9]{7}'),
  add column last_four text check (last_four ~ '^[0-9]{1,4}$'),
  add column bsb text check (bsb ~ '^[0-9]{6}$'),
  add column fingerprint bytea check (octet_length(fingerprint) = 32),
  add column eci text check (eci in ('INTERNET', 'PHONE', 'MAIL', 'RECURRING')),
  add column payer_ip text,
  -- what the network answered; null while it has not
  add column summary_code smallint check (summary_code between 0 and 3),
  add column response_code text,
  add column response_text text not null default '',
  add column gateway_reference text,
  add column created_by_user_id bigint,
  add column customer_reference_folded text collate "C" not null generated always as (app.fold(customer_reference_number)) stored,
  add column payment_reference_folded text collate "C" not null generated always as (app.fold(payment_reference_number)) stored,
  add column customer_name_folded text collate "C" not null generated always as (app.fold(customer_name)) stored,
  add constraint transaction_refund_status check (transaction_type <> 'REFUND'
    or status in ('PENDING', 'IN_FLIGHT', 'APPROVED', 'DECLINED', 'CANCELLED')),
  add constraint transaction_receipt_number unique (community_id, receipt_number),
  add constraint transaction_of_business unique (community_id, business_id, id),
  add constraint transaction_occurrence_attempt unique (community_id, recurring_occurrence_id, occurrence_attempt),
  add constraint transaction_attempt_of_occurrence check ((recurring_occurrence_id is null) = (occurrence_attempt is null)),
  add foreign key (community_id, business_id, settlement_account_id)
    references app.settlement_account (community_id, business_id, id),
  add foreign key (community_id, business_id, payto_agreement_id) references app.payto_agreement (community_id, business_id, id),
  add foreign key (community_id, business_id, recurring_occurrence_id)
    references app.recurring_occurrence (community_id, business_id, id);
update app.transaction t
  set source = case when t.recurring_payment_id is null then 'TERMINAL' else 'RECURRING' end,
    payment_method = coalesce(a.account_type, 'CREDIT_CARD'), customer_name = coalesce(c.customer_name, ''),
    settlement_date = (t.transaction_time at time zone m.time_zone)::date
  from app.transaction o
    join app.community m on m.id = o.community_id
    left join app.customer_account a on a.community_id = o.community_id and a.id = o.customer_account_id
    left join app.customer c on c.community_id = o.community_id and c.id = o.customer_id
  where o.community_id = t.community_id and o.id = t.id;
alter table app.transaction alter column source set not null, alter column payment_method set not null;

create index transaction_by_settlement on app.transaction (community_id, settlement_date, id) include (business_id);
create index transaction_by_status on app.transaction (community_id, status, transaction_time, id) include (business_id);
create index transaction_by_amount on app.transaction (community_id, amount, transaction_time, id) include (business_id);
create index transaction_by_business on app.transaction (community_id, business_id, transaction_time, id);
create index transaction_by_customer_name on app.transaction (community_id, customer_name_folded, transaction_time, id)
  include (business_id) where customer_name_folded <> '';
create index transaction_by_customer_reference on app.transaction (community_id, customer_reference_folded, transaction_time, id)
  include (business_id) where customer_reference_folded <> '';
create index transaction_by_payment_reference on app.transaction (community_id, payment_reference_folded, transaction_time, id)
  include (business_id) where payment_reference_folded <> '';
create index transaction_by_last_four on app.transaction (community_id, last_four, transaction_time, id)
  include (business_id) where last_four is not null;
create index transaction_by_bsb on app.transaction (community_id, bsb, transaction_time, id)
  include (business_id) where bsb is not null;
-- what fraud guard counts in its windows
create index transaction_by_fingerprint on app.transaction (community_id, fingerprint, transaction_time) include (status)
  where fingerprint is not null;
create index transaction_by_payer_ip on app.transaction (community_id, payer_ip, transaction_time) include (status)
  where payer_ip is not null;
create index transaction_agreement on app.transaction (community_id, payto_agreement_id, transaction_time)
  where payto_agreement_id is not null;
create index transaction_at_gateway on app.transaction (status_changed_at, community_id, id) where status = 'IN_FLIGHT';
`)
    .execute(db);
}
