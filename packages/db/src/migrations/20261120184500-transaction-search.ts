import { sql, type Kysely } from 'kysely';

const searched = ['customer_name', 'customer_reference', 'payment_reference'];

/**
 * Lists of transactions are found, filtered, counted and sorted from an index alone: the row is read only for what a
 * page shows. Status and business narrow most searches, so every index that a search walks has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rebuilt = searched.map(
    (name) => `
drop index app.transaction_by_${name};
create index transaction_by_${name} on app.transaction (community_id, ${name}_folded, transaction_time, id)
  include (business_id, status);`,
  );
  await sql
    .raw(`
drop index app.transaction_by_time;
create index transaction_by_time on app.transaction (community_id, transaction_time, id)
  include (business_id, status, transaction_type);
drop index app.transaction_customer;
create index transaction_customer on app.transaction (community_id, customer_id, transaction_time, id)
  include (business_id, status);
drop index app.transaction_by_business;
create index transaction_by_business on app.transaction (community_id, business_id, transaction_time, id) include (status);
drop index app.transaction_by_amount;
create index transaction_by_amount on app.transaction (community_id, amount, transaction_time, id)
  include (business_id, status);
drop index app.transaction_by_settlement;
create index transaction_by_settlement on app.transaction (community_id, settlement_date, id)
  include (business_id, status);
drop index app.transaction_by_last_four;
create index transaction_by_last_four on app.transaction (community_id, last_four, transaction_time, id)
  include (business_id, status);
drop index app.transaction_by_bsb;
create index transaction_by_bsb on app.transaction (community_id, bsb, transaction_time, id) include (business_id, status);
${rebuilt.join('')}
-- refunds are few among payments
create index transaction_refunds on app.transaction (community_id, transaction_time, id) include (business_id, status)
  where transaction_type = 'REFUND';
-- staff over all communities, newest first
create index transaction_by_time_everywhere on app.transaction (transaction_time, id) include (community_id, status);
`)
    .execute(db);
}
