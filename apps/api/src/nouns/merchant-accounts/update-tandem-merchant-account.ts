import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { updateAccountOf } from '../supplier-accounts/offers.ts';

export const updateTandemMerchantAccount = implement(contracts.updateTandemMerchantAccount).mutation(({ ctx, input }) =>
  updateAccountOf(ctx, input, 'TANDEM_MERCHANT'),
);
