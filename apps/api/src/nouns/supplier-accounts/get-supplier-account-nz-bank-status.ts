import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { requireAccountSetup } from './shown-accounts.ts';

export const getSupplierAccountNzBankStatus = implement(contracts.getSupplierAccountNzBankStatus).query(
  async ({ ctx, input }) => {
    const { instruments } = await requireAccountSetup(ctx, input.params.communityId);
    return {
      trustDirectPaymentInstrumentEnabled: instruments.includes('NZ_TRUST_DIRECT'),
      directCreditPaymentInstrumentEnabled: instruments.includes('NZ_DIRECT_CREDIT'),
    };
  },
);
