import { sql, type Kysely } from 'kysely';

/** A fraud guard rule can run in shadow: what it hits is kept and counted, and decides nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table app.fraud_guard_rules add column shadow_rules text[] not null default '{}'
  check (shadow_rules <@ array['CARD_PAN', 'IP_ADDRESS', 'BANK_COUNTRIES', 'HIGH_RISK_IP_COUNTRY', 'CUSTOMER_COUNTRIES', 'IP_BIN_COUNTRY_MISMATCH', 'ANONYMOUS_IP_PROXY', 'UNUSUALLY_LARGE_AMOUNT', 'VELOCITY_CHECK']);
alter table app.fraud_rule_hit add column is_shadow boolean not null default false;
`)
    .execute(db);
}
