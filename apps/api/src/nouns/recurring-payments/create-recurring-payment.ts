import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { scheduleSummary } from '@quickportal/contracts/rules/schedule/summary';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { insertRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { toCustomer } from '../customers/offers.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { tellSetUp } from '../../engines/schedules/notices.ts';
import { progressOf } from '../../engines/schedules/plan-of.ts';
import { TAKE_NOW } from '../../engines/schedules/run-schedules.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { dayAt } from '../../engines/clock/community-days.ts';
import { holdPayable } from './check-payable.ts';
import { confirmToday } from './confirm-today.ts';
import { changedSchedule, scheduleObject } from './load-schedule.ts';
import { newSchedule } from './terms/wanted-schedule.ts';

export const createRecurringPayment = implement(contracts.createRecurringPayment).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, emit, enqueue }) => {
    const { body } = input;
    const zones = communityOf(ctx);
    const { communityId } = zones;
    const customer = await toCustomer(trx, input.params.id);
    const { customerId, businessId } = customer;
    if (body.supplierId !== undefined && body.supplierId !== businessId)
      throw fieldProblem('supplierId', 'Choose one of the values offered.');
    const wantedAmount = newSchedule(body, 'CREDIT_CARD').plan.amount;
    const quote = await holdPayable(ctx, trx, { customer, accountToken: body.accountToken, principal: wantedAmount });
    const { account, payer } = quote;
    const { plan, nextNumber } = newSchedule(body, account.accountType);
    const today = dayAt(zones, now);
    const takeNow = confirmToday({ plan, nextNumber, today, lastRunOn: null, quote }, body.confirmPaymentToday);
    const terms = {
      accountId: account.accountId,
      description: body.description,
      amount: plan.amount,
      frequency: plan.frequency,
      startDate: plan.startDate,
      end: plan.end,
      customerReferenceNumber: body.customerReferenceNumber || payer.customerNumber,
      paymentReferenceNumber: body.paymentReferenceNumber ?? '',
    };
    const place = { communityId, businessId, customerId, currency: payer.currency };
    const progress = progressOf(plan, nextNumber, { today, lastRunOn: null });
    const id = await insertRecurringPayment(trx, place, terms, progress, now);
    const { schedule, shown } = await changedSchedule(ctx, trx, id);
    await audit({
      objectType: 'recurring-payment',
      objectId: id,
      customerId,
      description: `Schedule ${schedule.code} added: ${moneyOf(plan.amount, payer.currency).displayAmount}, ${scheduleSummary(plan)}`,
      after: {
        description: terms.description,
        amount: shown.instalmentAmount,
        summary: shown.summary,
        account: shown.accountDisplayName,
        nextPaymentDate: shown.nextPaymentDate,
      },
    });
    await tellSetUp(ctx.services, { trx, now, schedule }, 'RECURRING_CREATED', nextPayment(plan, nextNumber));
    await emit({ type: 'schedule.created', object: scheduleObject(id), data: shown });
    if (takeNow) await enqueue(TAKE_NOW, { communityId, recurringPaymentId: id });
    return shown;
  }),
);
