import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { getPayer } from '@quickportal/db/payments/payer';
import { implement } from '../../procedures/implement.ts';
import { businessDay } from '../../procedures/today.ts';
import { chargedDates } from './terms/charged-dates.ts';
import { loadSchedule, shownSchedule } from './load-schedule.ts';

export const getRecurringPayment = implement(contracts.getRecurringPayment).query(async ({ ctx, input }) => {
  const loaded = await loadSchedule(ctx, input.params.id);
  const { customerId, account } = loaded.schedule;
  const { db } = ctx;
  const payer = account ? await getPayer(db, { customerId, accountId: account.accountId }) : undefined;
  const shown = shownSchedule(ctx, loaded);
  return { ...shown, scheduleDates: await chargedDates(db, payer, shown.scheduleDates), today: businessDay(ctx) };
});
