import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { cardEnd, expiryOf } from '@quickportal/contracts/rules/schedule/card-end';
import { scheduleSummary } from '@quickportal/contracts/rules/schedule/summary';
import { paymentsLeft, scheduleTotal } from '@quickportal/contracts/rules/schedule/totals';
import {
  upcomingDates,
  upcomingPaymentResponse,
  upcomingPayments,
} from '@quickportal/contracts/rules/schedule/upcoming';
import { loadCustomer } from '../customers/offers.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { toInstalment } from '../../engines/schedules/to-schedule.ts';
import { implement } from '../../procedures/implement.ts';
import { notFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { businessDay } from '../../procedures/today.ts';
import { chargedDates } from './terms/charged-dates.ts';
import { quoteSchedule } from './check-payable.ts';
import { messageOfToday } from './confirm-today.ts';
import { loadSchedule, type LoadedSchedule } from './load-schedule.ts';
import { editedSchedule, goesOnFrom, newSchedule } from './terms/wanted-schedule.ts';

export const previewRecurringPayment = implement(contracts.previewRecurringPayment).query(async ({ ctx, input }) => {
  const { body } = input;
  const customer = await loadCustomer(ctx, input.params.id);
  const loaded = body.recurringPaymentId === undefined ? null : await loadSchedule(ctx, body.recurringPaymentId);
  if (loaded && loaded.schedule.customerId !== customer.customerId) throw notFound();
  const { db } = ctx;
  const principal = parseAmount(body.instalmentAmount) ?? 0n;
  const quote = await quoteSchedule(ctx, db, { customer, accountToken: body.accountToken, principal });
  const { currency } = quote.payer;
  const at = { today: businessDay(ctx), zones: communityOf(ctx) };
  const { plan, nextNumber } = standing(loaded, body, quote.account.accountType, at);
  const left = scheduleTotal(plan, nextNumber);
  const isActive = !loaded || loaded.schedule.status === 'ACTIVE';
  const lastRunOn = loaded?.schedule.lastRunOn ?? null;
  return {
    summary: scheduleSummary(plan),
    upcomingPayments: upcomingPayments(plan, nextNumber).map(upcomingPaymentResponse),
    scheduleDates: await chargedDates(
      db,
      quote.payer,
      upcomingDates(plan, nextNumber).map(toInstalment(plan, currency)),
    ),
    paymentsLeft: paymentsLeft(plan, nextNumber),
    amountLeft: left === null ? null : moneyOf(left, currency),
    surchargeAmount: moneyOf(quote.surcharge, currency),
    totalAmount: moneyOf(quote.total, currency),
    cardEnd: loaded?.schedule.payToAgreement ? null : cardEnd(plan, nextNumber, expiryOf(quote.account)),
    paymentTodayMessage: isActive ? messageOfToday({ plan, nextNumber, today: at.today, lastRunOn, quote }) : '',
  };
});

function standing(
  loaded: LoadedSchedule | null,
  entered: Parameters<typeof newSchedule>[0],
  accountType: Parameters<typeof newSchedule>[1],
  at: { today: string; zones: CommunityZones },
) {
  if (loaded === null) return newSchedule(entered, accountType);
  const wanted = editedSchedule(loaded, entered, accountType, at);
  return wanted.restarts ? wanted : { ...wanted, nextNumber: goesOnFrom(loaded, at) };
}
