import * as contracts from '@quickportal/contracts/reports/contracts';
import { getReportedCommunity } from '@quickportal/db/reports/get-reported-community';
import { dayAt } from '../../engines/clock/community-days.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { firstCashAppliedDate } from './cash-applied-dates.ts';
import { startReport } from './start-report.ts';

export const generateReportCashAppliedFile = implement(contracts.generateReportCashAppliedFile).mutation(
  async ({ ctx, input }) => {
    const { body } = input;
    const community = orNotFound(await getReportedCommunity(ctx.db, communityOf(ctx).communityId));
    const now = ctx.services.clock.now();
    const place = { timeZone: community.timeZone, today: dayAt(community, now), now };
    const wanted = {
      valueDate: body.cashAppliedFileDate,
      firstDate: firstCashAppliedDate(body, place),
      ...(body.closeOpenPaymentBatches && { closeOpenPaymentBatches: true as const }),
    };
    return startReport(ctx, input, 'CASH_APPLIED_FILE', wanted, 'cashAppliedFileDate');
  },
);
