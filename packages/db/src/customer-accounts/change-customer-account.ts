import type { AccountType } from '@quickportal/contracts/rules/account-display-name';
import type { CardScheme } from '@quickportal/contracts/rules/cards';
import type { WriteTransaction } from '../connect/write-transaction.ts';
import type { CardType, CustomerAccount } from './customer-account.ts';

/** An account whose number is in the vault already. */
export interface NewCustomerAccount {
  communityId: number;
  businessId: number;
  customerId: number;
  accountType: AccountType;
  displayName: string;
  holderName: string;
  cardScheme: CardScheme | null;
  cardType: CardType | null;
  maskedNumber: string;
  lastDigits: string;
  expiry: { month: number; year: number } | null;
  /** Six digits. */
  bsb: string | null;
  nzBankCode: string | null;
  nzBranchCode: string | null;
  vaultEntryId: number;
  fingerprint: Buffer;
}

/** Adds an enabled account that is not the default, and answers its id. */
export async function insertCustomerAccount(
  trx: WriteTransaction,
  account: NewCustomerAccount,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.customer_account')
    .values({
      community_id: account.communityId,
      business_id: account.businessId,
      customer_id: account.customerId,
      account_type: account.accountType,
      display_name: account.displayName,
      holder_name: account.holderName,
      card_scheme: account.cardScheme,
      card_type: account.cardType,
      masked_number: account.maskedNumber,
      last_four: account.lastDigits,
      expiry_month: account.expiry?.month ?? null,
      expiry_year: account.expiry?.year ?? null,
      bsb: account.bsb,
      nz_bank_code: account.nzBankCode,
      nz_branch_code: account.nzBranchCode,
      vault_entry_id: account.vaultEntryId,
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
      expiry_month: details.expiry?.month ?? null,
      expiry_year: details.expiry?.year ?? null,
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
