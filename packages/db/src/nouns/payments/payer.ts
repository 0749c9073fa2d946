import type { AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface PayerKey {
  customerId: number;
  accountId: number;
}

/** A customer and the account that a payment is taken from. */
export interface Payer {
  /** Null: the payer of an agreement who is no customer. */
  customerId: number | null;
  businessId: number;
  customerName: string;
  customerNumber: string;
  customerEnabled: boolean;
  currency: 'AUD' | 'NZD';
  /** Null: the customer has no such account. */
  account: PayerAccount | null;
}

export interface PayerAccount {
  accountId: number;
  enabled: boolean;
  accountType: AccountType;
  holderName: string;
  cardScheme: 'VISA' | 'MASTERCARD' | 'AMEX' | 'DINERS' | 'JCB' | 'UNIONPAY' | null;
  cardType: 'CREDIT' | 'DEBIT' | 'PREPAID' | null;
  maskedNumber: string | null;
  lastFour: string | null;
  expiryMonth: number | null;
  expiryYear: number | null;
  bsb: string | null;
  vaultEntryId: number | null;
  fingerprint: Buffer | null;
}

interface Several {
  customerIds: readonly number[];
  accountIds: readonly number[];
}

const customersByIds = (params: Several) =>
  build
    .selectFrom('app.customer as c')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'c.community_id').onRef('b.id', '=', 'c.business_id'),
    )
    .select(['c.id', 'c.business_id', 'c.customer_name', 'c.customer_number', 'c.enabled', 'b.settlement_currency'])
    .where(sql<boolean>`c.id = any (${params.customerIds}::bigint[])`)
    .orderBy('c.id');

const accountsByIds = (params: Several) =>
  build
    .selectFrom('app.customer_account as a')
    .select([
      'a.id as accountId',
      'a.customer_id as customerId',
      'a.enabled',
      'a.account_type as accountType',
      'a.holder_name as holderName',
      'a.card_scheme as cardScheme',
      'a.card_type as cardType',
      'a.masked_number as maskedNumber',
      'a.last_four as lastFour',
      'a.expiry_month as expiryMonth',
      'a.expiry_year as expiryYear',
      'a.bsb',
      'a.vault_entry_id as vaultEntryId',
      'a.fingerprint',
    ])
    .where(sql<boolean>`a.id = any (${params.accountIds}::bigint[])`)
    .where(sql<boolean>`a.customer_id = any (${params.customerIds}::bigint[])`)
    .orderBy('a.id');

const customers = preparedQuery('payments.customers', customersByIds);
const accounts = preparedQuery('payments.accounts', accountsByIds);
// Shared: payments of one customer go on side by side, and disabling the customer or account waits for them
const customersHeld = preparedQuery('payments.customers-held', (params: Several) =>
  customersByIds(params).forShare('c'),
);
const accountsHeld = preparedQuery('payments.accounts-held', (params: Several) => accountsByIds(params).forShare('a'));

/** The customer with that account; undefined where the customer is not in scope. */
export const getPayer = async (db: Reader, payerKey: PayerKey): Promise<Payer | undefined> =>
  (await readPayers(db, [payerKey], customers, accounts))[0];

/** The same for several, in their order. */
export const getPayers = (db: Reader, payerKeys: readonly PayerKey[]): Promise<(Payer | undefined)[]> =>
  readPayers(db, payerKeys, customers, accounts);

/** The same, kept from being disabled by others until the transaction ends. */
export const holdPayer = async (trx: WriteTransaction, payerKey: PayerKey): Promise<Payer | undefined> =>
  (await holdPayers(trx, [payerKey]))[0];

/** The same for several, in their order. */
export const holdPayers = (trx: WriteTransaction, payerKeys: readonly PayerKey[]): Promise<(Payer | undefined)[]> =>
  readPayers(trx, payerKeys, customersHeld, accountsHeld);

async function readPayers(
  db: Reader,
  keys: readonly PayerKey[],
  customersQuery: typeof customers,
  accountsQuery: typeof accounts,
): Promise<(Payer | undefined)[]> {
  const ids = {
    customerIds: keys.map(({ customerId }) => customerId),
    accountIds: keys.map(({ accountId }) => accountId),
  };
  const [customerRows, accountRows] = await Promise.all([db.all(customersQuery, ids), db.all(accountsQuery, ids)]);
  const customersById = new Map(customerRows.map((row) => [row.id, row]));
  const accountsById = new Map(accountRows.map((row) => [row.accountId, row]));
  return keys.map(({ customerId, accountId }) => {
    const row = customersById.get(customerId);
    const account = accountsById.get(accountId);
    if (!row) return undefined;
    return {
      customerId: row.id,
      businessId: row.business_id,
      customerName: row.customer_name,
      customerNumber: row.customer_number,
      customerEnabled: row.enabled,
      currency: row.settlement_currency,
      account: account?.customerId === customerId ? account : null,
    };
  });
}
