import type { SelectQueryBuilder } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import type { DB } from '../../schema.gen.ts';

/** Funding of a card, where a user said it. */
export type CardType = 'CREDIT' | 'DEBIT' | 'PREPAID';

/** What is written once, when the account is added. */
export const newAccountColumns = {
  communityId: 'community_id',
  businessId: 'business_id',
  customerId: 'customer_id',
  accountType: 'account_type',
  displayName: 'display_name',
  holderName: 'holder_name',
  cardScheme: 'card_scheme',
  cardType: 'card_type',
  // With dots for the digits that are not shown; null where the number is not known
  maskedNumber: 'masked_number',
  expiryMonth: 'expiry_month',
  expiryYear: 'expiry_year',
  // Six digits
  bsb: 'bsb',
  nzBankCode: 'nz_bank_code',
  nzBranchCode: 'nz_branch_code',
  vaultEntryId: 'vault_entry_id',
} as const satisfies ColumnMap;

export const accountColumns = {
  ...newAccountColumns,
  accountId: 'id',
  enabled: 'enabled',
  defaultAccount: 'default_account',
  tokenised: 'tokenised',
  accountToken: 'account_token',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies ColumnMap;

type FromAccount = DB & { a: DB['app.customer_account'] };

/** Adds what `toCustomerAccount` needs to a query that selects from `app.customer_account as a`. */
export const selectCustomerAccount = <O>(query: SelectQueryBuilder<FromAccount, 'a', O>) =>
  query.select(selected('a', accountColumns));

type StoredAccount = Selected<ReturnType<typeof selectCustomerAccount<object>>>;

export function toCustomerAccount<Row extends StoredAccount>({ expiryMonth: month, expiryYear: year, ...row }: Row) {
  return {
    ...row,
    // The row of an account that went off with its customer still says what it was
    defaultAccount: row.enabled && row.defaultAccount,
    maskedNumber: row.maskedNumber ?? '',
    expiry: month === null || year === null ? null : { month, year },
  };
}

/** A customer's card or bank account as it may be shown (1E002). The number is in the vault. Times are ISO 8601 UTC. */
export type CustomerAccount = ReturnType<typeof toCustomerAccount<StoredAccount>>;
