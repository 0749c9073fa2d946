import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { updateAccountOf } from '../supplier-accounts/offers.ts';

export const updateMerchantAccount = implement(contracts.updateMerchantAccount).mutation(({ ctx, input }) =>
  updateAccountOf(ctx, input, 'AU_MERCHANT'),
);
