import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Agreements of payers who are no customers, and the payment that follows the approval of an agreement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- Null: the payer of an e-commerce payment is no customer
alter table app.payto_agreement alter column customer_id drop not null;

-- The payment that is taken once the payer has approved its agreement
create table app.payto_ecommerce_payment (
  community_id bigint not null,
  agreement_id bigint not null,
  business_id bigint not null,
  -- CANCELLED: its agreement ended before it was approved
  status text not null check (status in ('WAITING', 'TAKEN', 'REFUSED', 'CANCELLED')),
  source text not null check (source in ('TERMINAL', 'RESTAPI')),
  customer_reference_number text not null default '',
  payment_reference_number text not null default '',
  requested_by_user_id bigint,
  -- times it was recorded: again where the network never received it
  attempts smallint not null default 0 check (attempts >= 0),
  transaction_id bigint,
  -- why it was not taken
  refusal text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'TAKEN' or transaction_id is not null),
  primary key (community_id, agreement_id),
  foreign key (community_id, business_id, agreement_id) references app.payto_agreement (community_id, business_id, id),
  foreign key (community_id, transaction_id) references app.transaction (community_id, id)
);
create index payto_ecommerce_payment_transaction on app.payto_ecommerce_payment (community_id, transaction_id);
grant select, insert, update on app.payto_ecommerce_payment to tenant, staff, jobs;
${tenantTable('app.payto_ecommerce_payment', { businessColumn: 'business_id' })}
`)
    .execute(db);
}
