import * as contracts from '@quickportal/contracts/merchant-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { requireAccountSetup } from '../supplier-accounts/offers.ts';

export const getMerchantAccountTandemStatus = implement(contracts.getMerchantAccountTandemStatus).query(
  async ({ ctx, input }) => (await requireAccountSetup(ctx, input.params.communityId)).instruments.includes('TANDEM'),
);
