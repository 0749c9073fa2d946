import type { AccountKind, AccountStatus } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { type AccountDetails, detailColumns, detailTables } from './account-details.ts';
import type { AccountKey, BusinessKey } from './read-supplier-accounts.ts';

/** Lets one transaction at a time change the settlement accounts of a business. */
export async function lockAccountsOf(trx: WriteTransaction, { communityId, businessId }: BusinessKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`supplier accounts ${communityId}/${businessId}`}, 7201120033))`.execute(
    trx,
  );
}

/** Locks an account until the transaction ends, against whatever else switches it. Scope staff. */
export async function lockSupplierAccount(
  trx: WriteTransaction,
  { communityId, settlementAccountId }: AccountKey,
): Promise<void> {
  await trx
    .selectFrom('app.settlement_account')
    .select('id')
    .where('community_id', '=', communityId)
    .where('id', '=', settlementAccountId)
    .forUpdate()
    .execute();
}

/** The bank account behind an account, its number in the vault. */
export interface BankBehind {
  readonly accountName: string;
  /** Six digits of an Australian account, otherwise null. */
  readonly bsb: string | null;
  readonly nzBankCode: string | null;
  readonly nzBranchCode: string | null;
  readonly maskedNumber: string;
  readonly vaultEntryId: number;
  /** Hexadecimal. */
  readonly fingerprint: string;
}

const bankColumns = (bank: BankBehind) => ({
  account_name: bank.accountName,
  bsb: bank.bsb,
  nz_bank_code: bank.nzBankCode,
  nz_branch_code: bank.nzBranchCode,
  masked_number: bank.maskedNumber,
  vault_entry_id: bank.vaultEntryId,
  fingerprint: Buffer.from(bank.fingerprint, 'hex'),
});

const displayName = (accountAlias: string, bank: Pick<BankBehind, 'maskedNumber'> | null): string =>
  bank === null ? accountAlias : `${accountAlias} (${bank.maskedNumber})`;

interface NewAccount extends BusinessKey {
  readonly kind: AccountKind;
  readonly accountAlias: string;
  readonly currency: 'AUD' | 'NZD';
  readonly bank: BankBehind | null;
  readonly details: AccountDetails;
}

// All tables of details have the columns of this one
type AnyDetailTable = 'app.settlement_simulator';
const detailTable = (kind: AccountKind) => `app.${detailTables[kind].table}` as AnyDetailTable;

/** Adds an enabled account without payment terms, and returns its id. Scope staff. */
export async function insertSupplierAccount(trx: WriteTransaction, account: NewAccount, at: Date): Promise<number> {
  const { communityId, businessId, kind, accountAlias, currency, bank, details } = account;
  const place = { community_id: communityId, business_id: businessId };
  const { id } = await trx
    .insertInto('app.settlement_account')
    .values({
      ...place,
      kind,
      currency,
      account_alias: accountAlias,
      display_name: displayName(accountAlias, bank),
      ...(bank && bankColumns(bank)),
      created_at: at,
      updated_at: at,
      status_changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = detailColumns(kind, details) as { return_status: string };
  await trx
    .insertInto(detailTable(kind))
    .values({ ...place, settlement_account_id: id, ...columns })
    .execute();
  return id;
}

interface AccountEdit extends AccountKey {
  readonly kind: AccountKind;
  readonly accountAlias: string;
  readonly bank: BankBehind | null;
  readonly details: AccountDetails;
}

/** Replaces alias, bank account and details of an account; what is shown of it follows. Scope staff. */
export async function updateSupplierAccount(trx: WriteTransaction, edit: AccountEdit, at: Date): Promise<void> {
  const { communityId, settlementAccountId, kind, accountAlias, bank, details } = edit;
  await trx
    .updateTable('app.settlement_account')
    .set({
      account_alias: accountAlias,
      display_name: displayName(accountAlias, bank),
      ...(bank && bankColumns(bank)),
      updated_at: at,
      version: sql<number>`version + 1`,
    })
    .where('community_id', '=', communityId)
    .where('id', '=', settlementAccountId)
    .execute();
  const columns = detailColumns(kind, details);
  if (Object.keys(columns).length === 0) return;
  await trx
    .updateTable(detailTable(kind))
    .set(columns as { return_status: string })
    .where('community_id', '=', communityId)
    .where('settlement_account_id', '=', settlementAccountId)
    .execute();
}

/** Switches an account. Its state machine decides which status may follow which. Scope staff. */
export async function setSupplierAccountStatus(
  trx: WriteTransaction,
  { communityId, settlementAccountId, status, at }: AccountKey & { status: AccountStatus; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.settlement_account')
    .set({ status, status_changed_at: at, updated_at: at, version: sql<number>`version + 1` })
    .where('community_id', '=', communityId)
    .where('id', '=', settlementAccountId)
    .execute();
}

/** Deletes the payment terms that name an account, and returns how many there were. Scope staff. */
export async function deletePaymentTerms(
  trx: WriteTransaction,
  { communityId, settlementAccountId }: AccountKey,
): Promise<number> {
  const deleted = await trx
    .deleteFrom('app.payment_term')
    .where('community_id', '=', communityId)
    .where('settlement_account_id', '=', settlementAccountId)
    .returning('id')
    .execute();
  return deleted.length;
}
