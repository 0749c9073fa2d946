import type { Client } from 'pg';
import { AT } from '../../testing/every-call/same-key-twice.ts';

/** Fields of a PayTo account. */
export const PAYTO = {
  accountAlias: 'Water PayTo',
  payeeAlias: 'Harbour City Water',
  payeeReference: 'HCW-PAYTO',
  ultimatePayeeName: '',
  accountName: 'Harbour City Water',
  bsb: '062-000',
  accountNumber: '12345678',
};

/** Adds a PayTo account to business 101 of community 10 instead of any other, and returns its id. */
export async function insertPayToAccount(owner: Client, status: 'ENABLED' | 'BLOCKED' | 'DISABLED' = 'ENABLED') {
  await owner.query(
    `update app.settlement_account set status = 'DISABLED' where kind = 'PAYTO_PAYEE' and business_id = 101`,
  );
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.settlement_account
       (community_id, business_id, kind, account_alias, display_name, currency, status, created_at, updated_at, status_changed_at)
     values (10, 101, 'PAYTO_PAYEE', 'PayTo', 'PayTo', 'AUD', $1, $2, $2, $2) returning id`,
    [status, AT],
  );
  const id = Number(rows[0]?.id);
  await owner.query(
    `insert into app.settlement_payto_payee (community_id, business_id, settlement_account_id, payee_alias)
     values (10, 101, $1, 'X')`,
    [id],
  );
  return id;
}
