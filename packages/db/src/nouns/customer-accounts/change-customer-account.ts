import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { newAccountColumns, type CustomerAccount } from './customer-account.ts';

type Added = Exclude<keyof typeof newAccountColumns, 'expiryMonth' | 'expiryYear'>;

/** An account whose number is in the vault already. */
export interface NewCustomerAccount extends Pick<CustomerAccount, Added | 'expiry'> {
  vaultEntryId: number;
  lastDigits: string;
  fingerprint: Buffer;
}

const expiryColumns = (expiry: CustomerAccount['expiry']) => ({
  expiry_month: expiry?.month ?? null,
  expiry_year: expiry?.year ?? null,
});

/** Adds an enabled account that is not the default, and returns its id. */
export async function insertCustomerAccount(
  trx: WriteTransaction,
  account: NewCustomerAccount,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.customer_account')
    .values({
      ...written(newAccountColumns, account),
      ...expiryColumns(account.expiry),
      last_four: account.lastDigits,
      fingerprint: account.fingerprint,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes name and expiry of an account that the caller has locked. */
export async function updateCustomerAccount(
  trx: WriteTransaction,
  accountId: number,
  details: Pick<CustomerAccount, 'holderName' | 'expiry'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.customer_account')
    .set((eb) => ({
      holder_name: details.holderName,
      ...expiryColumns(details.expiry),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', accountId)
    .execute();
}

/** Makes an account the default one, in place of the one that was. The caller has locked the customer. */
export async function setDefaultAccount(
  trx: WriteTransaction,
  { customerId, accountId }: { customerId: number; accountId: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.customer_account')
    .set((eb) => ({ default_account: false, version: eb('version', '+', 1), updated_at: now }))
    .where('customer_id', '=', customerId)
    .where('default_account', '=', true)
    .where('id', '<>', accountId)
    .execute();
  await trx
    .updateTable('app.customer_account')
    .set((eb) => ({ default_account: true, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', accountId)
    .execute();
}

/** Whether an enabled account of the customer is the default. */
export async function hasDefaultAccount(trx: WriteTransaction, customerId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('app.customer_account')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('default_account', '=', true)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Switches an account that the caller has locked on or off. One that is off is not the default. */
export async function setAccountEnabled(
  trx: WriteTransaction,
  accountId: number,
  enabled: boolean,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.customer_account')
    .set((eb) => ({
      enabled,
      default_account: false,
      disabled_with_customer_at: null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', accountId)
    .execute();
}
