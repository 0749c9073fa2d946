import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { listOccurrences as list } from '@quickportal/db/recurring-payments/list-occurrences';
import { moneyOf } from '../engines/payments/to-transaction.ts';
import { implement } from '../procedures/implement.ts';
import { pageOf } from '../kernel/paging.ts';
import { loadSchedule } from './load-schedule.ts';

export const listOccurrences = implement(contracts.listOccurrences).query(async ({ ctx, input }) => {
  const { schedule } = await loadSchedule(ctx, input.params.id);
  const { recurringPaymentId } = schedule;
  const { db } = ctx;
  const { items, recordsCount } = await list(db, { recurringPaymentId, ...input.query });
  const rows = items.map(({ dueDate, amount, currency, ...item }) => {
    const { title, tone } = occurrenceStates.states[item.status];
    return {
      ...item,
      date: dueDate,
      amount: moneyOf(BigInt(amount), currency),
      statusDisplay: title,
      statusClass: tone,
    };
  });
  return pageOf({ items: rows, recordsCount }, input.query);
});
