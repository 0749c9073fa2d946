import { sql, type Kysely } from 'kysely';

const sealed = ['customer_account', 'payment_token', 'settlement_account', 'payto_payer', 'bank_statement_account'];

const withAmounts = ['simulation_line', 'line_allocation', 'bank_statement', 'merchant_choice_routing'];

/**
 * Whatever holds a number points into the vault, and every amount says its currency. A PayID is no account number: it
 * stands with the payer, who is reached by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of sealed) {
    await sql
      .raw(`
alter table app.${table} add foreign key (community_id, vault_entry_id) references app.vault_entry (community_id, id);
create index if not exists ${table}_vault on app.${table} (community_id, vault_entry_id) where vault_entry_id is not null;
`)
      .execute(db);
  }
  for (const table of withAmounts) {
    await sql
      .raw(`
alter table app.${table} add column currency text not null default 'AUD' check (currency in ('AUD', 'NZD'));
alter table app.${table} alter column currency drop default;
`)
      .execute(db);
  }
  await sql
    .raw(`
alter table app.recurring_exception add column new_currency text check (new_currency in ('AUD', 'NZD')),
  add check ((new_amount is null) = (new_currency is null));
alter table app.payto_payer add column pay_id text check (length(pay_id) <= 256),
  add check ((pay_id is null) or (pay_id_type is not null and vault_entry_id is null));
`)
    .execute(db);
}
