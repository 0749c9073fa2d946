import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { removeExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { statusOfDate } from '@quickportal/db/recurring-payments/list-recurring-payment-occurrences';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { checkVersion } from '../../kernel/check-version.ts';
import { tellSetUp } from '../../engines/schedules/notices.ts';
import { progressOf } from '../../engines/schedules/plan-of.ts';
import { TAKE_NOW } from '../../engines/schedules/run-schedules.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, fieldProblem } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { dayAt } from '../../engines/clock/community-days.ts';
import { changedTerms } from './terms/changed-terms.ts';
import { checkAgreementAllows } from './check-agreement.ts';
import { holdPayable } from './check-payable.ts';
import { confirmToday } from './confirm-today.ts';
import {
  changedSchedule,
  type LoadedSchedule,
  loadSchedule,
  lockSchedule,
  scheduleObject,
  shownSchedule,
} from './load-schedule.ts';
import { editedSchedule, goesOnFrom, type WantedSchedule } from './terms/wanted-schedule.ts';

type Body = ParsedOf<typeof contracts.updateRecurringPayment>['body'];

/** Ended ones are history; the others can be mended. */
const canBeEdited = ({ schedule }: LoadedSchedule): boolean =>
  schedule.status === 'ACTIVE' || schedule.status === 'INACTIVE' || schedule.status === 'FAILED';

export const updateRecurringPayment = implement(contracts.updateRecurringPayment).mutation(async ({ ctx, input }) => {
  const { id } = input.params;
  const { body } = input;
  const known = await loadSchedule(ctx, id);
  return change(ctx, input, async ({ trx, now, audit, emit, enqueue }) => {
    const zones = communityOf(ctx);
    const { communityId } = zones;
    const at = { today: dayAt(zones, now), zones };
    const principal = parseAmount(body.instalmentAmount) ?? 0n;
    // customer and account before the schedule, as everyone locks them
    const quote = await holdPayable(ctx, trx, { customer: known.schedule, accountToken: body.accountToken, principal });
    const loaded = await lockSchedule(trx, id);
    const { schedule } = loaded;
    await checkVersion(schedule, body.version, () => shownSchedule(ctx, loaded));
    if (!canBeEdited(loaded)) throw conflict('A schedule that has ended cannot be changed.');
    const changed = changedTerms(loaded, body, at);
    checkAgreementAllows(schedule, changed.titles);
    const wanted = editedSchedule(loaded, body, quote.account.accountType, at);
    if (wanted.restarts) await restartSchedule(trx, loaded, body, at.today);
    const { lastRunOn } = schedule;
    const nextNumber = wanted.restarts ? 0 : goesOnFrom(loaded, at);
    const isActive = schedule.status === 'ACTIVE';
    const saved = { plan: wanted.plan, nextNumber, today: at.today, lastRunOn, quote };
    const takeNow = isActive && confirmToday(saved, body.confirmPaymentToday);
    const next = progressOf(wanted.plan, nextNumber, { today: at.today, lastRunOn });
    const progress = { ...next, nextNumber: wanted.nextNumber };
    await changeRecurringPayment(
      trx,
      schedule,
      { terms: termsOf(body, wanted, quote.account.accountId, loaded), progress },
      now,
    );
    const after = await changedSchedule(ctx, trx, id);
    await audit({
      objectType: 'recurring-payment',
      objectId: id,
      customerId: schedule.customerId,
      description: `Schedule ${schedule.code} changed: ${changed.titles.join(', ')}`,
      before: changed.before,
      after: changed.after,
    });
    if (isActive)
      await tellSetUp(
        ctx.services,
        { trx, now, schedule: after.schedule },
        'RECURRING_UPDATED',
        nextPayment(wanted.plan, nextNumber),
      );
    await emit({ type: 'schedule.updated', object: scheduleObject(id), data: after.shown });
    if (takeNow) await enqueue(TAKE_NOW, { communityId, recurringPaymentId: id });
    return after.shown;
  });
});

/** Other dates: what was changed about single ones to come is dropped, and no date is taken twice. */
async function restartSchedule(
  trx: WriteTransaction,
  { schedule, exceptions }: LoadedSchedule,
  body: Body,
  today: string,
) {
  const { recurringPaymentId } = schedule;
  const { nextPaymentDate } = body;
  if ((await statusOfDate(trx, { recurringPaymentId, nominalDate: nextPaymentDate })) !== undefined)
    throw fieldProblem(
      'nextPaymentDate',
      `The payment of ${displayDate(nextPaymentDate)} can no longer be taken. Enter a later date.`,
    );
  const coming = exceptions.map(({ nominalDate }) => nominalDate).filter((nominalDate) => nominalDate >= today);
  await removeExceptions(trx, schedule, [...new Set(coming)]);
}

const termsOf = (body: Body, { plan }: WantedSchedule, accountId: number, { schedule }: LoadedSchedule) => ({
  accountId,
  description: body.description,
  amount: plan.amount,
  frequency: plan.frequency,
  startDate: plan.startDate,
  end: plan.end,
  customerReferenceNumber: body.customerReferenceNumber || schedule.customerNumber,
  paymentReferenceNumber: body.paymentReferenceNumber || schedule.code,
});
