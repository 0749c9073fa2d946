import * as contracts from '@quickportal/contracts/fraud-reviews/contracts';
import { reviewFraudDecision } from '@quickportal/db/fraud-reviews/review-decision';
import { realPerson } from '../../engines/access/actor.ts';
import { walk } from '../../engines/payments/move-for-response.ts';
import { publishOutcomes } from '../../engines/payments/publish-outcomes.ts';
import { toTransaction } from '../../engines/payments/to-transaction.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { lockReview } from './lock-review.ts';

export const declineFraudReview = implement(contracts.declineFraudReview).mutation(({ ctx, input }) => {
  const { reason, version } = input.body;
  return change(ctx, input, async ({ trx, now, audit }) => {
    const { transaction } = await lockReview(trx, input.params.receiptNumber, version);
    await reviewFraudDecision(trx, transaction, {
      status: 'DECLINED',
      userId: realPerson(ctx.actor)?.systemUserId ?? null,
      reason,
      at: now,
    });
    const after = await walk(trx, transaction, ['decline'], { now });
    if (!after) throw new Error('A locked payment could not be declined');
    await audit({
      objectType: 'transaction',
      objectId: transaction.receiptNumber,
      customerId: transaction.customerId,
      description: `Suspended payment ${transaction.receiptNumber} declined: ${reason}`,
      before: { status: 'SUSPENDED' },
      after: { status: 'DECLINED', reason },
    });
    await publishOutcomes(ctx.services, trx, [{ before: transaction, after, outcome: 'DECLINED', now, learner: ctx }]);
    return toTransaction(after);
  });
});
