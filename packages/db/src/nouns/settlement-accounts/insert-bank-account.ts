import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { DB } from '../../schema.gen.ts';

/** A bank account that direct debits of a business are settled to, its number in the vault. */
export interface NewBankAccount {
  communityId: number;
  businessId: number;
  accountName: string;
  maskedNumber: string;
  vaultEntryId: number;
  fingerprint: Buffer;
  products: readonly DB['app.payment_term']['product'][];
  /** What the bank of each country knows the sender of debits by. */
  sender:
    | {
        kind: 'AU_BANK';
        /** Six digits. */
        bsb: string;
        directEntryId: string;
        apcaUserName: string;
        remitterName: string;
        payeeReference: string;
      }
    | { kind: 'NZ_BANK'; bankCode: string; branchCode: string; debitUserId: string };
}

/** Adds a settlement account for direct debits with its payment terms, and returns its id. Scope staff. */
export async function insertBankAccount(
  trx: WriteTransaction,
  newBankAccount: NewBankAccount,
  now: Date,
): Promise<number> {
  const { sender } = newBankAccount;
  const at = now.toISOString();
  const times = { created_at: at, updated_at: at };
  const place = { community_id: newBankAccount.communityId, business_id: newBankAccount.businessId };
  const isAu = sender.kind === 'AU_BANK';
  const { id } = await trx
    .insertInto('app.settlement_account')
    .values({
      ...place,
      ...times,
      kind: sender.kind,
      currency: isAu ? 'AUD' : 'NZD',
      account_alias: newBankAccount.accountName,
      display_name: `${newBankAccount.accountName} (${newBankAccount.maskedNumber})`,
      account_name: newBankAccount.accountName,
      bsb: isAu ? sender.bsb : null,
      nz_bank_code: isAu ? null : sender.bankCode,
      nz_branch_code: isAu ? null : sender.branchCode,
      masked_number: newBankAccount.maskedNumber,
      vault_entry_id: newBankAccount.vaultEntryId,
      fingerprint: newBankAccount.fingerprint,
      status_changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = { ...place, settlement_account_id: id };
  if (isAu) {
    const { directEntryId, apcaUserName, remitterName, payeeReference } = sender;
    const names = { direct_entry_id: directEntryId, apca_user_name: apcaUserName };
    const texts = { remitter_name: remitterName, payee_reference: payeeReference };
    await trx
      .insertInto('app.settlement_au_bank')
      .values({ ...account, ...names, ...texts })
      .execute();
  } else
    await trx
      .insertInto('app.settlement_nz_bank')
      .values({ ...account, account_type: 'NZ_DIRECT_ENTRY', debit_user_id: sender.debitUserId })
      .execute();
  const instrument_code = isAu ? 'DIRECT_ENTRY' : 'NZ_TRUST_DIRECT';
  for (const product of newBankAccount.products)
    await trx
      .insertInto('app.payment_term')
      .values({ ...account, ...times, instrument_code, product })
      .execute();
  return id;
}
