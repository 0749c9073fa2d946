import * as contracts from '@quickportal/contracts/expected-revenues/contracts';
import { deleteExpectedRevenue as remove } from '@quickportal/db/expected-revenues/change-expected-revenue';
import { getExpectedRevenue, lockExpectedRevenue } from '@quickportal/db/expected-revenues/read-expected-revenues';
import { changeBilling } from '../billing-facilities/offers.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { billingDayAt, toExpectedRevenue } from './to-expected-revenue.ts';

export const deleteExpectedRevenue = implement(contracts.deleteExpectedRevenue).mutation(({ ctx, input }) => {
  const { communityId, revenueKey: id } = input.params;
  const key = { communityId, id };
  return changeBilling(ctx, input, async ({ trx, now, audit }) => {
    const day = billingDayAt(now);
    orNotFound(await lockExpectedRevenue(trx, key));
    const stored = orNotFound(await getExpectedRevenue(trx, key, day));
    const current = toExpectedRevenue(stored, day);
    await checkVersion(current, input.query.version, () => current);
    if (stored.hasReceived) throw conflict('Revenue was received for this item. It cannot be deleted.');
    await remove(trx, key, now);
    const { feeType, soldProduct, soldItem, revenueAmount } = current;
    await audit({
      objectType: 'expected-revenue',
      objectId: id,
      description: `Expected revenue for ${soldProduct} ${soldItem} deleted`,
      before: { feeType, soldProduct, soldItem, revenueAmount },
    });
    return undefined;
  });
});
