import { sql, type Kysely } from 'kysely';

/** The merchant category of tandem accounts, as AU merchant accounts have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.settlement_tandem_merchant
  add column merchant_category_code text check (merchant_category_code ~ '^[0-9]{4}$'),
  add column override_mcc_check boolean not null default false;
`)
    .execute(db);
}
