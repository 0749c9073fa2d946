import { sql, type Kysely } from 'kysely';

/** What a run of matching needs: lines that were not tried, and open invoices by number and by what is still to be paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- When the rules tried the line; null: the next run does. Lines from before the rules were carried out stay as they are.
alter table app.bank_statement_line add column tried_at timestamptz;
update app.bank_statement_line set tried_at = updated_at;
create index bank_statement_line_untried on app.bank_statement_line (community_id, business_id, id)
  where tried_at is null and status = 'UNMATCHED';
-- As engines/matching/line-words.ts writes references: letters and digits in upper case
alter table app.invoice add column number_key text collate "C" not null
  generated always as (regexp_replace(upper(app.fold(invoice_number)), '[^A-Z0-9]', '', 'g')) stored;
create index invoice_number_key on app.invoice (community_id, business_id, number_key) where status in ('OPEN', 'PART_PAID');
create index invoice_remaining on app.invoice (community_id, business_id, (amount - amount_paid))
  where status in ('OPEN', 'PART_PAID');
`)
    .execute(db);
}
