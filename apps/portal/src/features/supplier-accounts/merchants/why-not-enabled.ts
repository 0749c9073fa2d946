import { merchantTaken } from '@quickportal/contracts/rules/settlement-accounts/merchant-taken';
import { trpcClient } from '../../../data/connection/trpc.ts';

/** Why a merchant account cannot be enabled as far as its merchant ID and name go; null: it can. */
// In the specification: 3R253 3R254 3R476
export async function whyNotEnabled(account: { businessId: number; accountId: number }): Promise<string | null> {
  const input = { params: account };
  const [isUniqueId, isUniqueName] = await Promise.all([
    trpcClient.merchantAccounts.checkUniqueMerchantAccountId.query(input),
    trpcClient.merchantAccounts.checkUniqueMerchantAccountName.query(input),
  ]);
  if (!isUniqueId) return merchantTaken('Merchant Id');
  return isUniqueName ? null : merchantTaken('Merchant Name');
}
