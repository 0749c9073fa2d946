import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { findOtherAccounts, requireAccountBusiness } from './shown-accounts.ts';

export const getSupplierAccountPayIdStatus = implement(contracts.getSupplierAccountPayIdStatus).query(
  async ({ ctx, input }) => {
    const { businessId } = await requireAccountBusiness(ctx, input.params.businessId);
    const { hasPending, hasExisting } = await findOtherAccounts(ctx, businessId, 'PAYID_BILLER');
    return { supplierHasPendingAccount: hasPending, supplierHasExistingAccount: hasExisting };
  },
);
