import * as contracts from '@quickportal/contracts/matching-registrations/contracts';
import { listSweepAccounts } from '@quickportal/db/matching-registrations/list-sweep-accounts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSupplier, toSweepAccount } from './sweep-account-option.ts';

export const listMatchingRegistrationSweepAccounts = implement(contracts.listMatchingRegistrationSweepAccounts).query(
  async ({ ctx, input }) => {
    const { id: businessId } = input.params;
    await requireSupplier(ctx.db, businessId);
    return (
      await listSweepAccounts(ctx.db, {
        communityId: communityOf(ctx).communityId,
        businessId,
        text: input.query.query,
      })
    ).map(toSweepAccount);
  },
);
