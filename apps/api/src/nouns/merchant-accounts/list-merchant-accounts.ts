import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { listAccountRows, toRow } from '../supplier-accounts/offers.ts';

export const listMerchantAccounts = implement(contracts.listMerchantAccounts).query(async ({ ctx, input }) => {
  const { businessId } = input.params;
  const accounts = await listAccountRows(ctx, businessId, ['AU_MERCHANT', 'TANDEM_MERCHANT']);
  return accounts.map((account) => ({
    ...toRow(account),
    accountDisplayName: account.displayName,
    accountAlias: account.accountAlias,
    merchantId: String(account.details['merchantId']),
    merchantName: String(account.details['merchantName']),
    merchantType: account.kind === 'TANDEM_MERCHANT' ? ('TANDEM' as const) : ('MERCHANT' as const),
    businessId: account.businessId,
    businessName: account.businessName,
    linked: account.businessId !== businessId,
  }));
});
