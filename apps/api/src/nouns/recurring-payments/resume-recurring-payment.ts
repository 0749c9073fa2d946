import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { checkVersion } from '../../kernel/check-version.ts';
import { planOf, progressOf } from '../../engines/schedules/plan-of.ts';
import { TAKE_NOW } from '../../engines/schedules/run-schedules.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { dayAt } from '../../engines/clock/community-days.ts';
import { checkAgreementActive } from './check-agreement.ts';
import { holdPayable } from './check-payable.ts';
import { confirmToday } from './confirm-today.ts';
import { changedSchedule, loadSchedule, lockSchedule, scheduleObject, shownSchedule } from './load-schedule.ts';
import { goesOnFrom } from './terms/wanted-schedule.ts';
import { inWords } from './status-words.ts';
import { conflict } from '../../kernel/problem.ts';

export const resumeRecurringPayment = implement(contracts.resumeRecurringPayment).mutation(async ({ ctx, input }) => {
  const { id } = input.params;
  const { schedule: known } = await loadSchedule(ctx, id);
  return change(ctx, input, async ({ trx, now, audit, emit, enqueue }) => {
    const zones = communityOf(ctx);
    const { communityId } = zones;
    const at = { today: dayAt(zones, now), zones };
    const accountToken = known.account?.accountToken ?? '';
    const quote = await holdPayable(ctx, trx, { customer: known, accountToken, principal: known.amount });
    const loaded = await lockSchedule(trx, id);
    const { schedule, exceptions } = loaded;
    await checkVersion(schedule, input.body.version, () => shownSchedule(ctx, loaded));
    const status = next(recurringPaymentStates, schedule.status, schedule.status === 'FAILED' ? 'resume' : 'enable');
    if (status === null) throw conflict(`The schedule is already ${inWords(schedule.status)}.`);
    checkAgreementActive(schedule);
    const plan = planOf(schedule, exceptions);
    const nextNumber = goesOnFrom(loaded, at);
    if (nextPayment(plan, nextNumber) === null) throw conflict('There are no payments left. Enter a later end first.');
    const { lastRunOn } = schedule;
    const saved = { plan, nextNumber, today: at.today, lastRunOn, quote };
    const takeNow = confirmToday(saved, input.body.confirmPaymentToday);
    const progress = {
      ...progressOf(plan, nextNumber, { today: at.today, lastRunOn }),
      nextNumber: schedule.nextNumber,
    };
    await changeRecurringPayment(trx, schedule, { status: { status, reason: '' }, progress, failedPayments: 0 }, now);
    const { shown } = await changedSchedule(ctx, trx, id);
    await audit({
      objectType: 'recurring-payment',
      objectId: id,
      customerId: schedule.customerId,
      description: `Schedule ${schedule.code} resumed`,
      before: { status: schedule.status },
      after: { status, nextPaymentDate: shown.nextPaymentDate },
    });
    await emit({ type: 'schedule.resumed', object: scheduleObject(id), data: shown });
    if (takeNow) await enqueue(TAKE_NOW, { communityId, recurringPaymentId: id });
    return shown;
  });
});
