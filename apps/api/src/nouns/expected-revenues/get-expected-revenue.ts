import * as contracts from '@quickportal/contracts/expected-revenues/contracts';
import { implement } from '../../procedures/implement.ts';
import { billingDayAt, loadExpectedRevenue } from './to-expected-revenue.ts';

export const getExpectedRevenue = implement(contracts.getExpectedRevenue).query(({ ctx, input: { params } }) =>
  loadExpectedRevenue(
    ctx.db,
    { communityId: params.communityId, id: params.revenueKey },
    billingDayAt(ctx.services.clock.now()),
  ),
);
