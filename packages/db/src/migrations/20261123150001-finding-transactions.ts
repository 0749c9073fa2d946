import { sql, type Kysely } from 'kysely';

/** Transactions are found by their principal amount and by their trace id too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- without a surcharge the principal is the amount, which has an index
create index transaction_by_principal on app.transaction (community_id, principal_amount, transaction_time, id)
  include (business_id, status) where surcharge_amount > 0;
create index transaction_by_trace on app.transaction (community_id, trace_id) where trace_id <> '';
`)
    .execute(db);
}
