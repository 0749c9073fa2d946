import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { listRecurringPaymentOccurrences as list } from '@quickportal/db/recurring-payments/list-recurring-payment-occurrences';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { loadSchedule } from './load-schedule.ts';
import { toOccurrence } from './to-occurrence.ts';

export const listRecurringPaymentOccurrences = implement(contracts.listRecurringPaymentOccurrences).query(
  async ({ ctx, input }) => {
    const { schedule } = await loadSchedule(ctx, input.params.id);
    const { recurringPaymentId } = schedule;
    const { items, recordsCount } = await list(ctx.db, { recurringPaymentId, ...input.query });
    return pageOf({ items: items.map(toOccurrence), recordsCount }, input.query);
  },
);
