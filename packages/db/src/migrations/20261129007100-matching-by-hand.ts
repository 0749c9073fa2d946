import { sql, type Kysely } from 'kysely';

/** Lines matched by people: who matched or excluded them and why, notes, and the rules that failed before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- failed_rules: the rules that were tried before the one that matched, or all, as [{ruleCode, ruleName, reason}]
alter table app.bank_statement_line
  add column failed_rules jsonb,
  add column note text not null default '',
  add column exclusion_reason text not null default '',
  add column excluded_by_name text not null default '',
  add column excluded_at timestamptz;
grant update (tried_at, note, exclusion_reason, excluded_by_name, excluded_at) on app.bank_statement_line to tenant;
alter table app.line_allocation add column allocated_by_name text not null default '';
-- References are compared by letters and digits alone, as engines/matching/line-words.ts writes them
alter table app.customer add column number_key text collate "C" not null
  generated always as (regexp_replace(upper(app.fold(customer_number)), '[^A-Z0-9]', '', 'g')) stored;
-- The number first: checks of foreign keys would read a whole business by an index that begins as their key does
create index customer_number_key on app.customer (number_key, community_id, business_id);
-- What is still to be paid as a column, so that row-level security leaves its index usable
alter table app.invoice add column remaining bigint not null generated always as (amount - amount_paid) stored;
create index invoice_open_remaining on app.invoice (community_id, business_id, currency, remaining, id)
  where status in ('OPEN', 'PART_PAID');
drop index app.invoice_remaining;
`)
    .execute(db);
}
