import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { requireAccountBusiness } from './shown-accounts.ts';

export const getSupplierAccountDualAuth = implement(contracts.getSupplierAccountDualAuth).query(
  async ({ ctx, input }) => (await requireAccountBusiness(ctx, input.params.businessId)).dualAuthEnabled,
);
