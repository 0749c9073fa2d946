import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { addAccountOf } from '../supplier-accounts/offers.ts';

export const addTandemMerchantAccount = implement(contracts.addTandemMerchantAccount).mutation(({ ctx, input }) =>
  addAccountOf(ctx, input, 'TANDEM_MERCHANT'),
);
