import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { findAccountSetup } from '@quickportal/db/supplier-accounts/read-account-setup';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireAccountBusiness } from './shown-accounts.ts';

export const getSupplierAccountSetup = implement(contracts.getSupplierAccountSetup).query(async ({ ctx, input }) => {
  const business = await requireAccountBusiness(ctx, input.params.businessId);
  const setup = orNotFound(await findAccountSetup(ctx.db, communityOf(ctx).communityId));
  return { ...business, ...setup, instruments: [...setup.instruments] };
});
