import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { listRecurringPayments as list } from '@quickportal/db/recurring-payments/list-recurring-payments';
import { loadCustomer } from '../customers/offers.ts';
import { toScheduleRow } from '../../engines/schedules/to-schedule.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { communityOf } from '../../procedures/scope.ts';

export const listRecurringPayments = implement(contracts.listRecurringPayments).query(async ({ ctx, input }) => {
  const { customerId } = await loadCustomer(ctx, input.params.id);
  const { db } = ctx;
  const zones = communityOf(ctx);
  const { items, recordsCount } = await list(db, { customerId, ...input.query });
  const changed = await findExceptions(
    db,
    items.map(({ recurringPaymentId }) => recurringPaymentId),
  );
  const rows = items.map((schedule) =>
    toScheduleRow({ schedule, exceptions: changed.get(schedule.recurringPaymentId) ?? [], zones }),
  );
  return pageOf({ items: rows, recordsCount }, input.query);
});
