import { sql, type Kysely } from 'kysely';

/**
 * A batch group of a day holds batches of several businesses and has none itself. Restricted users see it and may make
 * it, as their payments belong to it too; it holds no amounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter policy business_scope on app.payment_batch_group using (coalesce(
  business_id <@ (select nullif(current_setting('app.businesses', true), '')::int8multirange), business_id is null));
`)
    .execute(db);
}
