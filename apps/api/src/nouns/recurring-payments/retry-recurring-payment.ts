import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { occurrenceStates } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import {
  lockOccurrences,
  moveOccurrences,
} from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import { getUnpaidInstalment } from '@quickportal/db/recurring-payments/list-recurring-payment-occurrences';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { checkVersion } from '../../kernel/check-version.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { planOf, progressOf } from '../../engines/schedules/plan-of.ts';
import { takeAgain } from '../../engines/schedules/take-again.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { dayAt } from '../../engines/clock/community-days.ts';
import { conflict } from '../../kernel/problem.ts';
import { checkAgreementActive } from './check-agreement.ts';
import { holdPayable } from './check-payable.ts';
import { loadFailedInstalment } from './failures/failed-instalment.ts';
import { changedSchedule, loadSchedule, lockSchedule, scheduleObject, shownSchedule } from './load-schedule.ts';
import { inWords } from './status-words.ts';
import { goesOnFrom } from './terms/wanted-schedule.ts';

const NOTHING_UNPAID = 'No instalment is unpaid. Resume the schedule instead.';

export const retryRecurringPayment = implement(contracts.retryRecurringPayment).mutation(async ({ ctx, input }) => {
  const { id } = input.params;
  const { schedule: known } = await loadSchedule(ctx, id);
  const unpaid = await getUnpaidInstalment(ctx.db, id);
  return change(ctx, input, async ({ trx, now, audit, emit }) => {
    const zones = communityOf(ctx);
    const today = dayAt(zones, now);
    if (unpaid) {
      const accountToken = known.account?.accountToken ?? '';
      await holdPayable(ctx, trx, { customer: known, accountToken, principal: BigInt(unpaid.amount) });
    }
    const loaded = await lockSchedule(trx, id);
    const { schedule, exceptions } = loaded;
    await checkVersion(schedule, input.body.version, () => shownSchedule(ctx, loaded));
    const status = schedule.status === 'FAILED' ? next(recurringPaymentStates, schedule.status, 'resume') : null;
    if (status === null) throw conflict(`The schedule has not failed: it is ${inWords(schedule.status)}.`);
    checkAgreementActive(schedule);
    const failed = await loadFailedInstalment(trx, schedule, { now, zones });
    if (!failed || failed.instalment.occurrenceId !== unpaid?.occurrenceId) throw conflict(NOTHING_UNPAID);
    if (failed.refusal !== '') throw conflict(failed.refusal);
    const occurrence = (await lockOccurrences(trx, [unpaid.occurrenceId])).get(unpaid.occurrenceId);
    const retrying = occurrence && next(occurrenceStates, occurrence.status, 'retry');
    if (!occurrence || !retrying) throw conflict(NOTHING_UNPAID);
    const { retryOn } = failed;
    await moveOccurrences(trx, [{ occurrence, status: retrying, nextAttemptDate: retryOn }], now);
    // One date a day: what is due today as well waits for tomorrow
    const lastRunOn = retryOn === today ? today : schedule.lastRunOn;
    const nextNumber = goesOnFrom(loaded, { today, zones });
    const progress = {
      ...progressOf(planOf(schedule, exceptions), nextNumber, { today, lastRunOn }),
      nextNumber: schedule.nextNumber,
    };
    const failedPayments = Math.max(0, schedule.failedPayments - 1);
    await changeRecurringPayment(
      trx,
      schedule,
      { status: { status, reason: '' }, progress, lastRunOn, failedPayments },
      now,
    );
    const { shown } = await changedSchedule(ctx, trx, id);
    const amount = moneyOf(occurrence.amount, schedule.currency).displayAmount;
    await audit({
      objectType: 'recurring-payment',
      objectId: id,
      customerId: schedule.customerId,
      description: `Payment of ${displayDate(occurrence.nominalDate)} of schedule ${schedule.code} retried: ${amount}`,
      before: { status: schedule.status, instalment: occurrence.status },
      after: { status, instalment: retrying, retryOn },
    });
    await emit({ type: 'schedule.resumed', object: scheduleObject(id), data: shown });
    if (retryOn === today) await takeAgain(trx, occurrence, now);
    return shown;
  });
});
