import * as contracts from '@quickportal/contracts/payto-accounts/contracts';
import { implement } from '../../procedures/implement.ts';
import { findOtherAccounts, requireAccountBusiness } from '../supplier-accounts/offers.ts';

export const getPayToAccountStatus = implement(contracts.getPayToAccountStatus).query(async ({ ctx, input }) => {
  const { businessId } = await requireAccountBusiness(ctx, input.params.businessId);
  const { hasPending, hasExisting } = await findOtherAccounts(ctx, businessId, 'PAYTO_PAYEE');
  return { supplierHasPendingAccount: hasPending, supplierHasExistingAccount: hasExisting };
});
