import * as contracts from '@quickportal/contracts/customers/contracts';
import { summaryPartRights, type SummaryPart } from '@quickportal/contracts/customers/summary-parts';
import { holdsRight } from '../../engines/access/authorise.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { today as todayOf } from '../../procedures/today.ts';
import { customerPayments } from './customer-payments.ts';
import { loadCustomer } from './load-customer.ts';
import { nextPaymentsOf } from './next-payments.ts';
import { expiringCardsOf, failedSchedulesOf } from './summary-failures.ts';

export const getCustomerSummary = implement(contracts.getCustomerSummary).query(async ({ ctx, input }) => {
  const { db } = ctx;
  const { customerId, businessId } = await loadCustomer(ctx, input.params.id);
  const today = todayOf(ctx);
  const place = {
    customerId,
    today,
    timeZone: communityOf(ctx).timeZone,
    zones: communityOf(ctx),
    now: ctx.services.clock.now(),
  };
  const part = <T>(name: SummaryPart, read: () => Promise<T>): Promise<T | undefined> =>
    summaryPartRights[name].some((right) => holdsRight(ctx.actor, right, businessId))
      ? read()
      : Promise.resolve(undefined);
  const [nextPayments, payments, failedSchedules, expiringCards] = await Promise.all([
    part('nextPayments', () => nextPaymentsOf(db, place)),
    part('payments', () => customerPayments(db, place)),
    part('failedSchedules', () => failedSchedulesOf(db, customerId)),
    part('expiringCards', () => expiringCardsOf(db, customerId, today)),
  ]);
  return { today, nextPayments, payments, failedSchedules, expiringCards };
});
