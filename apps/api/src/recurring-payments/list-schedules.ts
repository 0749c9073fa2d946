import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { findExceptions } from '@quickportal/db/recurring-payments/exceptions';
import { listOccurrences } from '@quickportal/db/recurring-payments/list-occurrences';
import { listRecurringPayments } from '@quickportal/db/recurring-payments/list-recurring-payments';
import { loadCustomer } from '../customers/load-customer.ts';
import { moneyOf } from '../engines/payments/present-transaction.ts';
import { presentRow, presentSchedule } from '../engines/schedules/present-schedule.ts';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityOf, communityScope } from '../kernel/scope.ts';
import { today } from '../kernel/today.ts';
import { loadSchedule } from './load-schedule.ts';

export const listSchedules = implement(contracts.listRecurringPayments).query(async ({ ctx, input }) => {
  checkDepth(input.query);
  const { customerId } = await loadCustomer(ctx, input.params.id);
  const db = ctx.services.db.reader(communityScope(ctx));
  const { timeZone } = communityOf(ctx);
  const { items, recordsCount } = await listRecurringPayments(db, { customerId, ...input.query });
  const changed = await findExceptions(
    db,
    items.map(({ recurringPaymentId }) => recurringPaymentId),
  );
  const rows = items.map((schedule) =>
    presentRow({ schedule, exceptions: changed.get(schedule.recurringPaymentId) ?? [], timeZone }),
  );
  return pageOf({ items: rows, recordsCount }, input.query);
});

export const getSchedule = implement(contracts.getRecurringPayment).query(async ({ ctx, input }) => ({
  ...presentSchedule({ ...(await loadSchedule(ctx, input.params.id)), timeZone: communityOf(ctx).timeZone }),
  today: today(ctx),
}));

export const listPastDates = implement(contracts.listOccurrences).query(async ({ ctx, input }) => {
  checkDepth(input.query);
  const { schedule } = await loadSchedule(ctx, input.params.id);
  const { recurringPaymentId } = schedule;
  const db = ctx.services.db.reader(communityScope(ctx));
  const { items, recordsCount } = await listOccurrences(db, { recurringPaymentId, ...input.query });
  const rows = items.map(({ dueDate, amount, currency, ...it }) => {
    const { title, tone } = occurrenceStates.states[it.status];
    return {
      ...it,
      date: dueDate,
      amount: moneyOf(BigInt(amount), currency),
      statusDisplay: title,
      statusClass: tone,
    };
  });
  return pageOf({ items: rows, recordsCount }, input.query);
});
