import { sql, type Kysely } from 'kysely';
import { tenantTable } from '../migrate/row-level-security.ts';

/** What each kind of settlement account has of its own: one table per kind, with the account's key. */
const kinds: Record<string, { table: string; columns: string; indexes?: string }> = {
  AU_BANK: {
    table: 'settlement_au_bank',
    columns: `direct_entry_id text not null check (direct_entry_id ~ '^[0-9]{6}$'),
      apca_user_name text not null check (length(apca_user_name) between 1 and 26),
      remitter_name text not null default '' check (length(remitter_name) <= 16),
      payee_reference text not null default '' check (length(payee_reference) <= 18),
      deeds_status text not null default 'NOT_SENT' check (deeds_status in ('NOT_SENT', 'SENT', 'ACTIVE', 'REJECTED')),
      derps_status text not null default 'NOT_SENT' check (derps_status in ('NOT_SENT', 'SENT', 'ACTIVE', 'REJECTED'))`,
  },
  AU_MERCHANT: {
    table: 'settlement_au_merchant',
    columns: `merchant_id text not null,
      merchant_name text not null,
      location text not null default '',
      merchant_category_code text check (merchant_category_code ~ '^[0-9]{4}$'),
      override_mcc_check boolean not null default false,
      acquirer text not null default ''`,
    indexes: merchantIndexes('settlement_au_merchant'),
  },
  TANDEM_MERCHANT: {
    table: 'settlement_tandem_merchant',
    columns: `merchant_id text not null,
      merchant_name text not null,
      location text not null default '',
      amex_merchant_id text not null default '',
      diners_merchant_id text not null default '',
      eci text not null default 'INTERNET' check (eci in ('INTERNET', 'PHONE', 'MAIL', 'RECURRING'))`,
    indexes: merchantIndexes('settlement_tandem_merchant'),
  },
  NZ_BANK: {
    table: 'settlement_nz_bank',
    columns: `account_type text not null check (account_type in ('NZ_DIRECT_ENTRY', 'NZ_DIRECT_ENTRY_TRACE')),
      debit_user_id text not null default '',
      credit_user_id text not null default ''`,
  },
  NZ_MERCHANT: {
    table: 'settlement_nz_merchant',
    columns: `merchant_id text not null,
      merchant_name text not null,
      location text not null default '',
      merchant_type text not null default 'MPGS' check (merchant_type in ('MPGS', 'LEGACY'))`,
    indexes: merchantIndexes('settlement_nz_merchant'),
  },
  PAYID_BILLER: {
    table: 'settlement_payid_biller',
    columns: `supplier_reference text not null,
      pay_id_domain text not null default '',
      pay_id_name text not null default ''`,
  },
  PAYTO_PAYEE: {
    table: 'settlement_payto_payee',
    columns: `payee_alias text not null,
      payee_reference text not null default '' check (length(payee_reference) <= 35),
      ultimate_payee_name text not null default '' check (length(ultimate_payee_name) <= 140)`,
  },
  SIMULATOR: {
    table: 'settlement_simulator',
    columns: `return_status text not null,
      delay_seconds integer not null default 0 check (delay_seconds between 0 and 3600)`,
  },
};

// merchant id and name are checked for uniqueness among the enabled accounts of a business
function merchantIndexes(table: string): string {
  return `create index ${table}_merchant on app.${table} (community_id, business_id, merchant_id);
    create index ${table}_name on app.${table} (community_id, business_id, merchant_name);`;
}

/** A detail table per kind of settlement account. The kind is part of the key, so that no row has details of another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [kind, { table, columns, indexes = '' }] of Object.entries(kinds)) {
    await sql
      .raw(`
create table app.${table} (
  community_id bigint not null,
  settlement_account_id bigint not null,
  business_id bigint not null,
  kind text not null default '${kind}' check (kind in ('${kind}')),
  ${columns},
  primary key (community_id, settlement_account_id),
  foreign key (community_id, settlement_account_id, kind) references app.settlement_account (community_id, id, kind),
  foreign key (community_id, business_id, settlement_account_id)
    references app.settlement_account (community_id, business_id, id)
);
${indexes}
grant select on app.${table} to tenant, jobs;
grant select, insert, update on app.${table} to staff;
${tenantTable(`app.${table}`, { businessColumn: 'business_id' })}
`)
      .execute(db);
  }
  // facility users name the remitter of their own bank accounts
  await sql.raw('grant update (remitter_name) on app.settlement_au_bank to tenant').execute(db);
}
