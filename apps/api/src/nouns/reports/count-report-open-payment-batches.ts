import * as contracts from '@quickportal/contracts/reports/contracts';
import { countOpenBatches } from '@quickportal/db/payments/close-settlement-day';
import { getReportedCommunity } from '@quickportal/db/reports/get-reported-community';
import { dayAt } from '../../engines/clock/community-days.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';

export const countReportOpenPaymentBatches = implement(contracts.countReportOpenPaymentBatches).query(
  async ({ ctx }) => {
    const { communityId } = communityOf(ctx);
    const community = orNotFound(await getReportedCommunity(ctx.db, communityId));
    const settlementDate = dayAt(community, ctx.services.clock.now());
    return { settlementDate, count: await countOpenBatches(ctx.db, { communityId, settlementDate }) };
  },
);
