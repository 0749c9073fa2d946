import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { getSupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { fieldProblem } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { addAccountOf, bankOf } from '../supplier-accounts/offers.ts';

export const addMerchantAccount = implement(contracts.addMerchantAccount).mutation(async ({ ctx, input }) => {
  const { copiedAccountId, ...body } = input.body;
  const entered = { ...input, body };
  if (copiedAccountId === undefined) return addAccountOf(ctx, entered, 'AU_MERCHANT');
  const { communityId } = communityOf(ctx);
  const copied = await getSupplierAccount(ctx.db, { communityId, settlementAccountId: copiedAccountId });
  if (copied?.kind !== 'AU_MERCHANT')
    throw fieldProblem('copiedAccountId', 'Choose a merchant account of the community.');
  return addAccountOf(ctx, entered, 'AU_MERCHANT', bankOf(copied));
});
