import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { listFailedSchedules as list } from '@quickportal/db/recurring-payments/list-failed-schedules';
import { moneyOf } from '../engines/payments/to-transaction.ts';
import { implement } from '../procedures/implement.ts';
import { pageOf } from '../kernel/paging.ts';

export const listFailedSchedules = implement(contracts.listFailedSchedules).query(async ({ ctx, input: { query } }) => {
  const { items, recordsCount } = await list(ctx.db, query);
  const rows = items.map((schedule) => ({
    paymentScheduleId: schedule.recurringPaymentId,
    paymentScheduleCode: schedule.code,
    description: schedule.description,
    customerId: schedule.customerId,
    customerName: schedule.customerName,
    customerNumber: schedule.customerNumber,
    supplierBusiness: schedule.businessName,
    accountDisplayName: schedule.account?.displayName ?? '',
    amount: moneyOf(schedule.amount, schedule.currency),
    failedAt: schedule.statusChangedAt,
  }));
  return pageOf({ items: rows, recordsCount }, query);
});
