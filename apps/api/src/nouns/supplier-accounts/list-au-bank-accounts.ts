import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import type { AuBankAccount } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { implement } from '../../procedures/implement.ts';
import { listAccountRows, toRow } from './shown-accounts.ts';

export const listAuBankAccounts = implement(contracts.listAuBankAccounts).query(async ({ ctx, input }) => {
  const accounts = await listAccountRows(ctx, input.params.businessId, ['AU_BANK']);
  return accounts.map((account) => ({
    ...toRow(account),
    accountDisplayName: account.displayName,
    accountAlias: account.accountAlias,
    directEntryId: String(account.details['directEntryId']),
    remitterName: String(account.details['remitterName']),
    apcaEditUrl: null,
    deedsStatus: account.details['deedsStatus'] as AuBankAccount['deedsStatus'],
    derpsStatus: account.details['derpsStatus'] as AuBankAccount['derpsStatus'],
  }));
});
