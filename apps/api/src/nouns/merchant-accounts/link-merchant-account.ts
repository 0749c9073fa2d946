import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { getSupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { notFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { addAccount, requireAccountBusiness } from '../supplier-accounts/offers.ts';
import { linkMerchantKind } from './link-merchant-kind.ts';

export const linkMerchantAccount = implement(contracts.linkMerchantAccount).mutation(async ({ ctx, input }) => {
  const { communityId } = communityOf(ctx);
  const { businessId } = await requireAccountBusiness(ctx, input.params.businessId);
  const settlementAccountId = input.params.accountId;
  const account = await getSupplierAccount(ctx.db, { communityId, settlementAccountId });
  if (account?.kind !== 'AU_MERCHANT') throw notFound();
  return addAccount(ctx, input, linkMerchantKind, () => ({ communityId, businessId, settlementAccountId }));
});
