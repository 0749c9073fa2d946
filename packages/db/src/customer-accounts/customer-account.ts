import type { AccountType } from '@quickportal/contracts/rules/account-display-name';
import type { CardScheme } from '@quickportal/contracts/rules/cards';
import type { SelectQueryBuilder } from 'kysely';
import type { DB } from '../schema.gen.ts';

/** Funding of a card, where somebody said it. */
export type CardType = 'CREDIT' | 'DEBIT' | 'PREPAID';

/** A customer's card or bank account as it may be shown (1E002). The number is in the vault. Times are ISO 8601 UTC. */
export interface CustomerAccount {
  accountId: number;
  communityId: number;
  businessId: number;
  customerId: number;
  accountType: AccountType;
  enabled: boolean;
  /** Never true of a disabled account. */
  defaultAccount: boolean;
  tokenised: boolean;
  accountToken: string;
  displayName: string;
  holderName: string;
  cardScheme: CardScheme | null;
  cardType: CardType | null;
  /** With dots for the digits that are not shown; empty where the number is not known. */
  maskedNumber: string;
  expiry: { month: number; year: number } | null;
  /** Six digits. */
  bsb: string | null;
  nzBankCode: string | null;
  nzBranchCode: string | null;
  vaultEntryId: number | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** What `toCustomerAccount` needs of `app.customer_account as a`. */
export const accountColumns = [
  'a.id',
  'a.community_id',
  'a.business_id',
  'a.customer_id',
  'a.account_type',
  'a.enabled',
  'a.default_account',
  'a.tokenised',
  'a.account_token',
  'a.display_name',
  'a.holder_name',
  'a.card_scheme',
  'a.card_type',
  'a.masked_number',
  'a.expiry_month',
  'a.expiry_year',
  'a.bsb',
  'a.nz_bank_code',
  'a.nz_branch_code',
  'a.vault_entry_id',
  'a.version',
  'a.created_at',
  'a.updated_at',
] as const;

type FromAccount = DB & { a: DB['app.customer_account'] };

/** Adds what `toCustomerAccount` needs to a query that selects from `app.customer_account as a`. */
export const selectCustomerAccount = <O>(query: SelectQueryBuilder<FromAccount, 'a', O>) =>
  query.select(accountColumns);

type AccountQuery = ReturnType<typeof selectCustomerAccount<object>>;
/** A row of `selectCustomerAccount`; `toCustomerAccount` makes the entity of it. */
export type CustomerAccountRow = AccountQuery extends { executeTakeFirstOrThrow(): Promise<infer Row> } ? Row : never;

export function toCustomerAccount(row: CustomerAccountRow): CustomerAccount {
  const { expiry_month: month, expiry_year: year } = row;
  return {
    accountId: row.id,
    communityId: row.community_id,
    businessId: row.business_id,
    customerId: row.customer_id,
    accountType: row.account_type,
    enabled: row.enabled,
    // The row of an account that went off with its customer still says what it was
    defaultAccount: row.enabled && row.default_account,
    tokenised: row.tokenised,
    accountToken: row.account_token,
    displayName: row.display_name,
    holderName: row.holder_name,
    cardScheme: row.card_scheme,
    cardType: row.card_type,
    maskedNumber: row.masked_number ?? '',
    expiry: month === null || year === null ? null : { month, year },
    bsb: row.bsb,
    nzBankCode: row.nz_bank_code,
    nzBranchCode: row.nz_branch_code,
    vaultEntryId: row.vault_entry_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
