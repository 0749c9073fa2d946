import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** Days of statement accounts that are closed, with what was found then. Amounts in cents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table app.bank_statement_day (
  community_id bigint not null,
  bank_statement_account_id bigint not null,
  day date not null,
  business_id bigint not null,
  is_closed boolean not null,
  statement_balance bigint not null,
  book_balance bigint not null,
  currency text not null check (currency in ('AUD', 'NZD')),
  difference_reason text not null default '',
  closed_by_name text not null,
  closed_at timestamptz not null,
  version integer not null default 1,
  primary key (community_id, bank_statement_account_id, day),
  foreign key (community_id, business_id, bank_statement_account_id)
    references app.bank_statement_account (community_id, business_id, id)
);
create index bank_statement_day_account on app.bank_statement_day (community_id, business_id, bank_statement_account_id);
grant select, insert, update on app.bank_statement_day to tenant, staff;
grant select on app.bank_statement_day to jobs;
${tenantTable('app.bank_statement_day', { businessColumn: 'business_id' })}
-- To lock the account while one of its days is closed
grant update (version) on app.bank_statement_account to tenant;
`)
    .execute(db);
}
