import { findDueRequeries, type DueRequery } from '@quickportal/db/payments/write-payment-attempts';
import type { PaymentServices } from './payment-services.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import type { NotificationReceiver } from '../gateways/inbox.ts';
import type { Applied } from './apply-response.ts';
import type { Learner } from './learner.ts';
import { jobLearner } from './learner.ts';
import { learnOutcome } from './learn-outcome.ts';

const AT_ONCE = 200;
/** Concurrent queries: an outage of a network leaves thousands of open outcomes. */
const SIDE_BY_SIDE = 4;
/** Queries the outcome of an instruction and records it. Can be repeated. */
export async function requeryInstruction(
  services: PaymentServices,
  instructionId: string,
  learner: Learner = jobLearner('payments.requery'),
): Promise<Applied | null> {
  const response = await gatewayOf(services).query(instructionId);
  return learnOutcome(services, instructionId, response, learner);
}

/** Queries every due outcome of all communities. Returns how many were queried. */
export async function requeryDue(services: PaymentServices): Promise<number> {
  const now = services.clock.now();
  let queriedCount = 0;
  for (let after: DueRequery | null = null; ;) {
    const due: DueRequery[] = await findDueRequeries(services.db.reader({ kind: 'jobs' }), {
      now,
      after,
      limit: AT_ONCE,
    });
    for (let from = 0; from < due.length; from += SIDE_BY_SIDE)
      await Promise.all(due.slice(from, from + SIDE_BY_SIDE).map((dueRequery) => requeryOne(services, dueRequery)));
    queriedCount += due.length;
    after = due.at(-1) ?? null;
    if (due.length < AT_ONCE) return queriedCount;
  }
}

async function requeryOne(services: PaymentServices, { instructionId }: DueRequery): Promise<void> {
  try {
    await requeryInstruction(services, instructionId);
  } catch (error) {
    // One failing query must not block the others
    services.log.error({ err: error }, 'An outcome could not be queried');
  }
}

/** Receives unsolicited notifications about payments, refunds and voids. */
export const paymentReceiver: NotificationReceiver<PaymentServices> = {
  kind: 'payment',
  async receive(notification, services) {
    if (notification.kind !== 'payment') return;
    await learnOutcome(services, notification.instructionId, notification.response, jobLearner('payments.notified'));
  },
};
