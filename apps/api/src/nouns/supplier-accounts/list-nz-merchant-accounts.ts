import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { listAccountRows, toRow } from './shown-accounts.ts';

export const listNzMerchantAccounts = implement(contracts.listNzMerchantAccounts).query(async ({ ctx, input }) => {
  const accounts = await listAccountRows(ctx, input.params.businessId, ['NZ_MERCHANT']);
  return accounts.map((account) => ({
    ...toRow(account),
    accountDisplayName: account.displayName,
    accountAlias: account.accountAlias,
    merchantId: String(account.details['merchantId']),
    merchantType: account.details['merchantType'] as 'MPGS' | 'LEGACY',
  }));
});
