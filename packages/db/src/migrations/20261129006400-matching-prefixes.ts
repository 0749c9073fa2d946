import { sql, type Kysely } from 'kysely';

/** Prefixes of product-owned registrations: given once and for all communities, and never again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create sequence app.matching_prefix minvalue 0 start 0;
alter table app.matching_registration
  add constraint matching_registration_prefix_given check ((prefix = '') = (registration_type = 'OFF_SYSTEM')) not valid;
`)
    .execute(db);
}
