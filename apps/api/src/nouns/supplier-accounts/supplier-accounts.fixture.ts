import type { Client } from 'pg';
import { AT } from '../../testing/every-call/same-key-twice.ts';

/** Fields of a simulator account. */
export const SIMULATOR = { accountAlias: 'Test merchant', returnStatus: 'DECLINED', delay: 5 };

/** Gives a community the payment instruments that accounts need. */
export const enableInstruments = (owner: Client, communityId: number, codes: readonly string[]) =>
  owner.query(
    `insert into app.payment_instrument (community_id, code, updated_at) select $1, unnest($2::text[]), $3
     on conflict (community_id, code) do update set enabled = true`,
    [communityId, codes, AT],
  );

/** Adds a simulator account to business 101 of community 10, and returns its id. */
export async function insertSimulatorAccount(owner: Client, status = 'ENABLED', alias = 'Simulated'): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.settlement_account
       (community_id, business_id, kind, account_alias, display_name, currency, status, created_at, updated_at, status_changed_at)
     values (10, 101, 'SIMULATOR', $1, $1, 'AUD', $2, $3, $3, $3) returning id`,
    [alias, status, AT],
  );
  const id = Number(rows[0]?.id);
  await owner.query(
    `insert into app.settlement_simulator (community_id, business_id, settlement_account_id, return_status)
     values (10, 101, $1, 'APPROVED')`,
    [id],
  );
  return id;
}

/** What a community and its businesses need for direct entry. */
export async function setUpDirectEntry(owner: Client, communityId: number): Promise<void> {
  await enableInstruments(owner, communityId, ['DIRECT_ENTRY']);
  await owner.query(
    `insert into app.community_parameter (community_id, code, value, updated_at)
     values ($1, 'APCA_NUMBER', '361204', $2), ($1, 'APCA_USER_NAME', 'HARBOUR CITY', $2) on conflict do nothing`,
    [communityId, AT],
  );
  await owner.query(
    `insert into app.community_service (community_id, code, updated_at) values ($1, 'DIRECT_ENTRY', $2)
     on conflict (community_id, code) do update set enabled = true`,
    [communityId, AT],
  );
}

/** Fields of an AU bank account. */
export const AU_BANK = {
  accountAlias: 'Water direct debits',
  accountName: 'Harbour City Water',
  bsb: '062-000',
  accountNumber: '12345678',
  directEntryId: '361204',
  apcaUserName: 'HARBOUR CITY UTIL',
  remitterName: 'HC WATER',
  payeeReference: 'WATER',
};

/** Adds an AU bank account to business 101 of community 10, and returns its id. */
export async function insertAuBankAccount(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.settlement_account
       (community_id, business_id, kind, account_alias, display_name, currency, created_at, updated_at, status_changed_at)
     values (10, 101, 'AU_BANK', 'Bank', 'Bank', 'AUD', $1, $1, $1) returning id`,
    [AT],
  );
  const id = Number(rows[0]?.id);
  await owner.query(
    `insert into app.settlement_au_bank (community_id, business_id, settlement_account_id, direct_entry_id, apca_user_name)
     values (10, 101, $1, '361204', 'X')`,
    [id],
  );
  return id;
}

/** Fields of an NZ bank account. */
export const NZ_BANK = {
  accountAlias: 'Tasman settlement',
  accountType: 'NZ_DIRECT_ENTRY',
  accountName: 'Harbour City Tasman',
  nzAccountNumber: '01-0902-0068389-00',
  debitUserId: '0210044',
  creditUserId: '',
};

/** Fields of an NZ merchant account. */
export const NZ_MERCHANT = {
  accountAlias: 'Tasman cards',
  merchantId: 'NZ880144',
  merchantName: 'HARBOUR CITY TASMAN',
  location: 'Nelson',
  nzAccountNumber: '01-0902-0068389-00',
};

/** Adds an NZ account to business 101 of community 10, and returns its id. */
export async function insertNzAccount(owner: Client, kind: 'NZ_BANK' | 'NZ_MERCHANT'): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.settlement_account
       (community_id, business_id, kind, account_alias, display_name, currency, created_at, updated_at, status_changed_at)
     values (10, 101, $2, 'NZ', 'NZ', 'NZD', $1, $1, $1) returning id`,
    [AT, kind],
  );
  const id = Number(rows[0]?.id);
  const [table, columns, values] =
    kind === 'NZ_BANK'
      ? ['nz_bank', 'account_type', `'NZ_DIRECT_ENTRY'`]
      : ['nz_merchant', 'merchant_id, merchant_name', `'NZ1', 'NZ'`];
  await owner.query(
    `insert into app.settlement_${table} (community_id, business_id, settlement_account_id, ${columns})
     values (10, 101, $1, ${values})`,
    [id],
  );
  return id;
}

/** Fields of a PayID account. */
export const PAYID = {
  accountAlias: 'Water PayID',
  supplierReference: 'HCW',
  payIdDomain: 'hcw.example.com',
  payIdName: 'Harbour City Water',
  accountName: 'Harbour City Water',
  bsb: '062-000',
  accountNumber: '12345678',
};

/** Adds an enabled PayID account to business 101 of community 10 instead of any other, and returns its id. */
export async function insertPayIdAccount(owner: Client): Promise<number> {
  await owner.query(`update app.settlement_account set status = 'DISABLED' where kind = 'PAYID_BILLER'`);
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.settlement_account
       (community_id, business_id, kind, account_alias, display_name, currency, created_at, updated_at, status_changed_at)
     values (10, 101, 'PAYID_BILLER', 'PayID', 'PayID', 'AUD', $1, $1, $1) returning id`,
    [AT],
  );
  const id = Number(rows[0]?.id);
  await owner.query(
    `insert into app.settlement_payid_biller (community_id, business_id, settlement_account_id, supplier_reference)
     values (10, 101, $1, 'X')`,
    [id],
  );
  return id;
}
