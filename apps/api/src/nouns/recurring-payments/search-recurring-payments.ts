import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { searchRecurringPayments as search } from '@quickportal/db/recurring-payments/search-recurring-payments';
import { toTotals } from '../../engines/payments/to-totals.ts';
import { toScheduleRow } from '../../engines/schedules/to-schedule.ts';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { communityOf } from '../../procedures/scope.ts';

export const searchRecurringPayments = implement(contracts.searchRecurringPayments).query(
  async ({ ctx, input: { query } }) => {
    const zones = communityOf(ctx);
    const { items, recordsCount, totals } = await search(ctx.db, query);
    const changed = await findExceptions(
      ctx.db,
      items.map(({ recurringPaymentId }) => recurringPaymentId),
    );
    const rows = items.map((schedule) => ({
      ...toScheduleRow({ schedule, exceptions: changed.get(schedule.recurringPaymentId) ?? [], zones }),
      customerId: schedule.customerId,
      customerName: schedule.customerName,
      customerNumber: schedule.customerNumber,
      supplierId: schedule.businessId,
      supplierBusiness: schedule.businessName,
      statusReason: schedule.statusReason,
    }));
    return {
      ...pageOf({ items: rows, recordsCount }, query),
      ...(query.totals && { totals: toTotals(totals) }),
    };
  },
);
