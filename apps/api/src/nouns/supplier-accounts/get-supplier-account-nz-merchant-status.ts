import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { requireAccountSetup } from './shown-accounts.ts';

export const getSupplierAccountNzMerchantStatus = implement(contracts.getSupplierAccountNzMerchantStatus).query(
  async ({ ctx, input }) => {
    const { instruments } = await requireAccountSetup(ctx, input.params.communityId);
    return { mpgsPaymentInstrumentEnabled: instruments.includes('MPGS') };
  },
);
