import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { nzBankTypes, type NzBankType } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { implement } from '../../procedures/implement.ts';
import { listAccountRows, toRow } from './shown-accounts.ts';

export const listNzDirectEntryAccounts = implement(contracts.listNzDirectEntryAccounts).query(
  async ({ ctx, input }) => {
    const accounts = await listAccountRows(ctx, input.params.businessId, ['NZ_BANK']);
    return accounts.map((account) => ({
      ...toRow(account),
      displayName: account.displayName,
      accountAlias: account.accountAlias,
      accountType: nzBankTypes[account.details['accountType'] as NzBankType].title,
      debitUserId: String(account.details['debitUserId']),
      creditUserId: String(account.details['creditUserId']),
    }));
  },
);
