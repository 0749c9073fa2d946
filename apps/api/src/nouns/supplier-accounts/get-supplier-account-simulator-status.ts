import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { requireAccountSetup } from './shown-accounts.ts';

export const getSupplierAccountSimulatorStatus = implement(contracts.getSupplierAccountSimulatorStatus).query(
  async ({ ctx, input }) =>
    (await requireAccountSetup(ctx, input.params.communityId)).instruments.includes('SIMULATOR'),
);
