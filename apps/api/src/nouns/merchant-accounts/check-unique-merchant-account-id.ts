import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { findSameMerchant, requireAccount } from '../supplier-accounts/offers.ts';

export const checkUniqueMerchantAccountId = implement(contracts.checkUniqueMerchantAccountId).query(
  async ({ ctx, input }) => !(await findSameMerchant(ctx.db, await requireAccount(ctx, input.params))).isIdTaken,
);
