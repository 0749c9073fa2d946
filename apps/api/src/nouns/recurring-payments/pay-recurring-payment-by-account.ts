import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { nextPayment } from '@quickportal/contracts/rules/schedule/upcoming';
import { changeRecurringPayment } from '@quickportal/db/recurring-payments/write-recurring-payment';
import { tellSetUp } from '../../engines/schedules/notices.ts';
import { planOf, progressOf } from '../../engines/schedules/plan-of.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { dayAt } from '../../engines/clock/community-days.ts';
import { conflict } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { holdPayable } from './check-payable.ts';
import { changedSchedule, loadSchedule, lockSchedule, scheduleObject, shownSchedule } from './load-schedule.ts';

export const payRecurringPaymentByAccount = implement(contracts.payRecurringPaymentByAccount).mutation(
  async ({ ctx, input }) => {
    const { id } = input.params;
    const { schedule: known } = await loadSchedule(ctx, id);
    return change(ctx, input, async ({ trx, now, audit, emit }) => {
      const accountToken = known.account?.accountToken ?? '';
      await holdPayable(ctx, trx, { customer: known, accountToken, principal: known.amount });
      const loaded = await lockSchedule(trx, id);
      const { schedule, exceptions } = loaded;
      await checkVersion(schedule, input.query.version, () => shownSchedule(ctx, loaded));
      if (schedule.payToAgreement === null) throw conflict('The schedule is paid from its account already.');
      const { nextNumber, lastRunOn } = schedule;
      const today = dayAt(communityOf(ctx), now);
      const plan = planOf({ ...schedule, payToAgreement: null }, exceptions);
      const progress = progressOf(plan, nextNumber, { today, lastRunOn });
      await changeRecurringPayment(trx, schedule, { payToAgreementId: null, progress }, now);
      const after = await changedSchedule(ctx, trx, id);
      await audit({
        objectType: 'recurring-payment',
        objectId: id,
        customerId: schedule.customerId,
        description: `Schedule ${schedule.code} is paid from its account again`,
        before: { paidBy: 'PayTo', agreementToken: schedule.payToAgreement.agreementToken },
        after: { paidBy: 'Account' },
      });
      if (schedule.status === 'ACTIVE')
        await tellSetUp(
          ctx.services,
          { trx, now, schedule: after.schedule },
          'RECURRING_UPDATED',
          nextPayment(plan, nextNumber),
        );
      await emit({ type: 'schedule.updated', object: scheduleObject(id), data: after.shown });
      return after.shown;
    });
  },
);
