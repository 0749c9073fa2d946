import type { StatementSource } from '@quickportal/contracts/bank-statement-accounts/statement-sources';
import { insertBankStatementAccount } from '@quickportal/db/bank-statement-accounts/write-bank-statement-accounts';
import { maskedIdentifier } from '@quickportal/db/bank-statement-accounts/bank-statement-account';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import { keepNumber } from '../../engines/vault/vault.ts';
import type { ChangeTools } from '../../procedures/change.ts';
import type { Services } from '../../procedures/services.ts';

/** The business that accounts are added to. */
export interface AccountPlace {
  communityId: number;
  businessId: number;
  businessName: string;
  /** Group of accounts that name none. */
  businessCode: string;
}

/** An account as it was entered, its number in normal form. */
export interface EnteredAccount {
  aliasName: string;
  source: StatementSource;
  /** Empty: that of the business. */
  groupCode: string;
  number: VaultNumber;
  fingerprint: Buffer;
}

/** Adds an account, with its number in the vault, and returns its ID and masked number. */
export async function keepAccount(
  services: Services,
  { trx, now, audit }: ChangeTools,
  { communityId, businessId, businessName, businessCode }: AccountPlace,
  { aliasName, source, groupCode, number, fingerprint }: EnteredAccount,
): Promise<{ bankStatementAccountId: number; maskedIdentifier: string }> {
  const place = { communityId, businessId };
  const { vaultEntryId } = await keepNumber(services, trx, { ...place, number, at: now });
  const { masked, lastFour } = maskedIdentifier(number);
  const account = {
    ...place,
    aliasName,
    source,
    groupCode: (groupCode || businessCode).toUpperCase(),
    currency: number.kind === 'NZ_ACCOUNT' ? ('NZD' as const) : ('AUD' as const),
    bsb: number.kind === 'AU_ACCOUNT' ? number.bsb.replace('-', '') : null,
    maskedIdentifier: masked,
    lastFour,
    vaultEntryId,
    fingerprint,
  };
  const bankStatementAccountId = await insertBankStatementAccount(trx, account, now);
  await audit({
    objectType: 'bank-statement-account',
    objectId: bankStatementAccountId,
    description: `Bank statement account ${aliasName} (${masked}) added to ${businessName}`,
    after: { aliasName, source, groupCode: account.groupCode, account: masked },
  });
  return { bankStatementAccountId, maskedIdentifier: masked };
}
