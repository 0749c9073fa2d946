import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

interface Named {
  customerId: number;
  accountId: number;
}

/** A customer and the account that a payment is taken from. */
export interface Payer {
  customerId: number;
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
  accountType: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ';
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

const customerById = (params: Named) =>
  build
    .selectFrom('app.customer as c')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'c.community_id').onRef('b.id', '=', 'c.business_id'),
    )
    .select(['c.id', 'c.business_id', 'c.customer_name', 'c.customer_number', 'c.enabled', 'b.settlement_currency'])
    .where('c.id', '=', params.customerId);

const accountById = (params: Named) =>
  build
    .selectFrom('app.customer_account as a')
    .select([
      'a.id as accountId',
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
    .where('a.id', '=', params.accountId)
    .where('a.customer_id', '=', params.customerId);

const customer = preparedQuery('payments.customer', customerById);
const account = preparedQuery('payments.account', accountById);
// Shared: payments of one customer go on side by side, and disabling the customer or account waits for them
const customerHeld = preparedQuery('payments.customer-held', (params: Named) => customerById(params).forShare('c'));
const accountHeld = preparedQuery('payments.account-held', (params: Named) => accountById(params).forShare('a'));

/** The customer with that account; undefined where the customer is not in scope. */
export const getPayer = (db: Reader, named: Named): Promise<Payer | undefined> => read(db, named, customer, account);

/** The same, kept from being disabled by others until the transaction ends. */
export const holdPayer = (trx: WriteTransaction, named: Named): Promise<Payer | undefined> =>
  read(trx, named, customerHeld, accountHeld);

async function read(
  db: Reader,
  named: Named,
  whom: typeof customer,
  which: typeof account,
): Promise<Payer | undefined> {
  const row = await db.first(whom, named);
  if (!row) return undefined;
  const found = await db.first(which, named);
  return {
    customerId: row.id,
    businessId: row.business_id,
    customerName: row.customer_name,
    customerNumber: row.customer_number,
    customerEnabled: row.enabled,
    currency: row.settlement_currency,
    account: found ?? null,
  };
}
