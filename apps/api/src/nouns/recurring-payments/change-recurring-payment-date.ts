import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import type { ParsedOf } from '@quickportal/contracts/kernel/contract';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { exceptionFault } from '@quickportal/contracts/rules/schedule/exception-faults';
import { plannedPayment, type ScheduleException, type SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { numberOn } from '@quickportal/contracts/rules/schedule/series';
import { setExceptionsOfDate } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { checkVersion } from '../../kernel/check-version.ts';
import { realPerson } from '../../engines/access/actor.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { planOf, progressOf } from '../../engines/schedules/plan-of.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { conflict, fieldProblem, noChanges, notFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { dayAt } from '../../engines/clock/community-days.ts';
import { checkAgreementTakes } from './check-agreement.ts';
import { checkAmountOf } from './check-payable.ts';
import { changedSchedule, lockSchedule, scheduleObject, shownSchedule } from './load-schedule.ts';
import { goesOnFrom } from './terms/wanted-schedule.ts';

type Body = ParsedOf<typeof contracts.changeRecurringPaymentDate>['body'];

export const changeRecurringPaymentDate = implement(contracts.changeRecurringPaymentDate).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, emit }) => {
    const { id, nominalDate } = input.params;
    const loaded = await lockSchedule(trx, id);
    const { schedule, exceptions } = loaded;
    await checkVersion(schedule, input.body.version, () => shownSchedule(ctx, loaded));
    if (schedule.status !== 'ACTIVE') throw conflict('The schedule takes no payments.');
    const zones = communityOf(ctx);
    const at = { today: dayAt(zones, now), zones };
    const plan = planOf(schedule, exceptions);
    const number = numberOn(plan, nominalDate);
    if (number === null) throw notFound();
    const others = exceptions.filter((exception) => exception.nominalDate !== nominalDate);
    const bare = planOf(schedule, others);
    const wanted = exceptionsWanted(input.body, nominalDate, bare, number);
    const nextNumber = goesOnFrom(loaded, at);
    for (const exception of [{ kind: 'SKIP', nominalDate } as const, ...wanted]) {
      const fault = exceptionFault(plan, exception, { nextNumber, today: at.today });
      if (fault) throw fieldProblem(fault.field === 'nominalDate' ? '' : fault.field, fault.message);
    }
    await checkAgreementTakes(trx, schedule, wanted);
    const changesAmount = wanted.find((scheduleException) => scheduleException.kind === 'AMOUNT');
    if (changesAmount) await checkAmountOf(trx, schedule, changesAmount.newAmount);
    const after = planOf(schedule, [...others, ...wanted]);
    if (textOf(plan, number) === textOf(after, number)) throw noChanges();
    const given = plannedPayment(after, number);
    // back on a day that has passed it would be charged there and then
    if (given && !given.isSkipped && given.date <= at.today) throw fieldProblem('newDate', 'Enter a date after today.');
    const by = { userId: realPerson(ctx.actor)?.systemUserId ?? null, now };
    await setExceptionsOfDate(trx, schedule, nominalDate, wanted, by);
    const { lastRunOn } = schedule;
    const next = progressOf(after, nextNumber, { today: at.today, lastRunOn });
    await changeRecurringPayment(trx, schedule, { progress: { ...next, nextNumber: schedule.nextNumber } }, now);
    const { shown } = await changedSchedule(ctx, trx, id);
    const says = (schedulePlan: SchedulePlan) => inWords(schedulePlan, number, schedule.currency);
    await audit({
      objectType: 'recurring-payment',
      objectId: id,
      customerId: schedule.customerId,
      description: `Payment of ${displayDate(nominalDate)} of schedule ${schedule.code}: ${says(after)}`,
      before: { payment: says(plan) },
      after: { payment: says(after) },
    });
    await emit({ type: 'schedule.updated', object: scheduleObject(id), data: shown });
    return shown;
  }),
);

function exceptionsWanted(
  { change: wanted, newDate, newAmount }: Body,
  nominalDate: string,
  bare: SchedulePlan,
  number: number,
): ScheduleException[] {
  if (wanted === 'RESTORE') return [];
  if (wanted === 'SKIP') return [{ kind: 'SKIP', nominalDate }];
  const cents = newAmount === undefined ? null : parseAmount(newAmount);
  const isMoved = newDate !== undefined && newDate !== plannedPayment(bare, number)?.date && newDate !== nominalDate;
  return [
    ...(isMoved ? [{ kind: 'MOVE', nominalDate, newDate } as const] : []),
    ...(cents !== null && cents !== bare.amount ? [{ kind: 'AMOUNT', nominalDate, newAmount: cents } as const] : []),
  ];
}

/** Everything that can differ about a payment. */
function textOf(plan: SchedulePlan, number: number): string {
  const payment = plannedPayment(plan, number);
  return `${payment?.date} ${payment?.amount} ${payment?.isSkipped}`;
}

function inWords(plan: SchedulePlan, number: number, currency: 'AUD' | 'NZD'): string {
  const payment = plannedPayment(plan, number);
  if (!payment || payment.isSkipped) return 'skipped';
  return `${moneyOf(payment.amount, currency).displayAmount} on ${displayDate(payment.date)}`;
}
