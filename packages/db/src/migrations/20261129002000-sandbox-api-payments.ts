import { sql, type Kysely } from 'kysely';

/** Sandboxes that were made before their merchants took payments of the API take them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
insert into app.payment_term (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
  select t.community_id, t.business_id, t.settlement_account_id, t.instrument_code, 'RESTAPI', t.created_at, t.updated_at
  from app.payment_term t join app.community c on c.id = t.community_id
  where c.is_sandbox and t.product = 'TERMINAL' and t.instrument_code = 'SIMULATOR'
  on conflict do nothing;
`)
    .execute(db);
}
