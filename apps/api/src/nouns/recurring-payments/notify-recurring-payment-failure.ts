import * as contracts from '@quickportal/contracts/recurring-payments/contracts';
import { getCustomer } from '@quickportal/db/customers/get-customer';
import { findSentNotice } from '@quickportal/db/notifications/write-notices';
import { countMail } from '../../engines/access/mail-limits.ts';
import { tellDeclined } from '../../engines/schedules/notices.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { loadFailedInstalment } from './failures/failed-instalment.ts';
import { sentByHand } from './failures/failure-notice.ts';
import { lockSchedule } from './load-schedule.ts';

const MINUTE = 60_000;

export const notifyRecurringPaymentFailure = implement(contracts.notifyRecurringPaymentFailure).mutation(
  ({ ctx, input }) =>
    change(ctx, input, async ({ trx, now, audit }) => {
      const { schedule } = await lockSchedule(trx, input.params.id);
      const { communityId, customerId, recurringPaymentId, code } = schedule;
      const failed =
        schedule.status === 'FAILED'
          ? await loadFailedInstalment(trx, schedule, { now, zones: communityOf(ctx) })
          : undefined;
      if (!failed) throw conflict('There is no failed payment to notify the customer about.');
      const { email } = orNotFound(await getCustomer(trx, customerId));
      const occasion = sentByHand(failed);
      if (!input.query.confirmSendAgain) {
        const since = new Date(now.getTime() - MINUTE).toISOString();
        const sent = await findSentNotice(trx, { communityId, customerId, occasions: [occasion], since });
        if (sent)
          throw fieldProblem('confirmSendAgain', `The notice was sent to ${sent.recipient} less than a minute ago.`);
      }
      countMail(ctx, { kind: 'notice', communityId, subject: code });
      const { instalment, lastTry } = failed;
      const declined = {
        key: `${occasion}${now.toISOString()}`,
        amount: lastTry?.total ?? BigInt(instalment.amount),
        attemptedAt: lastTry?.transactionTime ?? schedule.statusChangedAt,
        retryOn: null,
      };
      const refusal = await tellDeclined(ctx.services, { trx, now, schedule }, declined);
      if (refusal !== null) throw conflict(refusal);
      await audit({
        objectType: 'recurring-payment',
        objectId: recurringPaymentId,
        customerId,
        description: `Customer notified that a payment of schedule ${code} failed`,
      });
      return { email };
    }),
);
