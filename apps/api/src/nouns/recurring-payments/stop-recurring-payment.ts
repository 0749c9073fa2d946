import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';
import { cancelRetries } from '@quickportal/db/recurring-payments/write-recurring-payment-occurrences';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { checkVersion } from '../../kernel/check-version.ts';
import { tellStopped } from '../../engines/schedules/notices.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { changedSchedule, lockSchedule, scheduleObject, shownSchedule } from './load-schedule.ts';
import { inWords } from './status-words.ts';
import { conflict } from '../../kernel/problem.ts';

export const stopRecurringPayment = implement(contracts.stopRecurringPayment).mutation(({ ctx, input }) =>
  change(ctx, input, async ({ trx, now, audit, emit }) => {
    const { id } = input.params;
    const loaded = await lockSchedule(trx, id);
    const { schedule } = loaded;
    await checkVersion(schedule, input.body.version, () => shownSchedule(ctx, loaded));
    const status = next(recurringPaymentStates, schedule.status, 'stop');
    if (status === null) throw conflict(`The schedule is already ${inWords(schedule.status)}.`);
    const progress = { nextNumber: schedule.nextNumber, nextPaymentDate: null, runOn: null };
    await changeRecurringPayment(trx, schedule, { status: { status, reason: '' }, progress }, now);
    const retries = await cancelRetries(trx, schedule.communityId, [id], now);
    const { shown } = await changedSchedule(ctx, trx, id);
    await audit({
      objectType: 'recurring-payment',
      objectId: id,
      customerId: schedule.customerId,
      description: `Schedule ${schedule.code} stopped`,
      before: { status: schedule.status },
      after: { status, retriesCancelled: retries },
    });
    await tellStopped(ctx.services, { trx, now, schedule });
    await emit({ type: 'schedule.stopped', object: scheduleObject(id), data: shown });
    return shown;
  }),
);
