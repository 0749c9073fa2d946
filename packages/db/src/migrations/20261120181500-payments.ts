import { sql, type Kysely } from 'kysely';

/** What the payments core keeps beside the tables of the domain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- one id for everything that belongs to a payment, its refunds too
alter table app.transaction add column trace_id text not null default '' check (length(trace_id) <= 64);

-- the claim of the request that began the attempt: whoever learns the outcome first completes it
alter table app.payment_attempt
  add column idempotency_key_id bigint,
  add column created_by_user_id bigint;
create index payment_attempt_of_transaction on app.payment_attempt (community_id, transaction_id, attempt_number);

-- when it takes no more payments, by the clock of its method; and, of a batch that goes to a bank, how that stands
alter table app.payment_batch
  add column closes_at timestamptz,
  add column instruction_id text,
  add column submitted_at timestamptz,
  add column next_query_at timestamptz;
create index payment_batch_to_close on app.payment_batch (closes_at) where status = 'OPEN' and closes_at is not null;
create index payment_batch_to_settle on app.payment_batch (settlement_date) where status = 'CLOSED';
create index payment_batch_queries on app.payment_batch (next_query_at) where next_query_at is not null;

-- payments look for the open group they belong to; two that find none make one
create unique index payment_batch_group_open on app.payment_batch_group
  (community_id, business_id, source, settlement_date)
  where status = 'OPEN' and uploaded_file_id is null and business_id is not null;

-- refunds of more than this need a second person, in cents; null: none do
alter table app.community_setting add column refund_approval_above bigint check (refund_approval_above >= 0);
`)
    .execute(db);
}
