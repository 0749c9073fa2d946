import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import * as contracts from '@quickportal/contracts/transactions/contracts';
import { MOST_REASONS, WEEKS_COMPARED } from '@quickportal/contracts/transactions/payments-today';
import { countDeclinesOfDay, sumHoursOfDays } from '@quickportal/db/transactions/count-payments-today';
import { timeOf } from '../../engines/clock/local-time.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today as todayOf } from '../../procedures/today.ts';
import { compareDays } from './compare-days.ts';

export const getTransactionsToday = implement(contracts.getTransactionsToday).query(async ({ ctx }) => {
  const { timeZone } = communityOf(ctx);
  const today = todayOf(ctx);
  const time = timeOf(ctx.services.clock.now(), timeZone);
  const [hours, declines] = await Promise.all([
    sumHoursOfDays(ctx.db, { today, timeZone, time, weeks: WEEKS_COMPARED }),
    countDeclinesOfDay(ctx.db, { today, timeZone, limit: MOST_REASONS }),
  ]);
  return {
    today,
    hour: Number(time.slice(0, 2)),
    ...compareDays(hours),
    declineReasons: declines.map((decline) => ({
      ...decline,
      reason: responseMeaning(decline.paymentMethod, decline.responseCode).text,
    })),
  };
});
