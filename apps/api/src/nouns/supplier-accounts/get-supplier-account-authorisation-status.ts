import * as contracts from '@quickportal/contracts/supplier-accounts/contracts';
import { getSupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireAccountBusiness } from './shown-accounts.ts';

export const getSupplierAccountAuthorisationStatus = implement(contracts.getSupplierAccountAuthorisationStatus).query(
  async ({ ctx, input }) => {
    const { communityId } = communityOf(ctx);
    const key = { communityId, settlementAccountId: input.params.accountId };
    const { businessId } = orNotFound(await getSupplierAccount(ctx.db, key));
    const { dualAuthEnabled } = await requireAccountBusiness(ctx, businessId);
    return { dualAuthEnabled, businessId };
  },
);
