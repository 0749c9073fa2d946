import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { requireAccountSetup } from './shown-accounts.ts';

export const getSupplierAccountDirectEntryStatus = implement(contracts.getSupplierAccountDirectEntryStatus).query(
  async ({ ctx, input }) => {
    const { instruments, ...setup } = await requireAccountSetup(ctx, input.params.communityId);
    return { paymentInstrumentEnabled: instruments.includes('DIRECT_ENTRY'), ...setup };
  },
);
