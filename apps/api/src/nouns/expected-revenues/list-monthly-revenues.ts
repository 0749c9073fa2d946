import * as contracts from '@quickportal/contracts/expected-revenues/contracts';
import { listExpectedRevenues } from '@quickportal/db/expected-revenues/read-expected-revenues';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { billingDayAt, toExpectedRevenue } from './to-expected-revenue.ts';

export const listMonthlyRevenues = implement(contracts.listMonthlyRevenues).query(
  async ({ ctx, input: { params, query } }) => {
    const day = billingDayAt(ctx.services.clock.now());
    const { items, recordsCount } = await listExpectedRevenues(ctx.db, {
      ...params,
      ...query,
      ...day,
      feeType: 'MONTHLY',
    });
    return pageOf({ items: items.map((item) => toExpectedRevenue(item, day)), recordsCount }, query);
  },
);
