import { sql, type Kysely } from 'kysely';

const references = ['customer_name', 'customer_reference', 'payment_reference'];

/**
 * A plan that is kept for any values can't know that what it looks for isn't empty, so an index that leaves empty texts
 * out is of no use to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const reference of references) {
    await sql
      .raw(`
drop index app.transaction_by_${reference};
create index transaction_by_${reference} on app.transaction (community_id, ${reference}_folded, transaction_time, id)
  include (business_id);
`)
      .execute(db);
  }
}
