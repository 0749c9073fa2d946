import { findDueRequeries, type DueRequery } from '@quickportal/db/payments/attempts';
import type { Services } from '../services.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import type { NotificationReceiver } from '../gateways/inbox.ts';
import type { Applied } from './apply-response.ts';
import type { Learner } from './learner.ts';
import { jobLearner } from './learner.ts';
import { learnOutcome } from './learn-outcome.ts';

const AT_ONCE = 200;
/** Questions at the same time: a network that was away leaves thousands. */
const SIDE_BY_SIDE = 4;
/** Asks the network what became of an instruction and writes it down. The same question twice changes nothing twice. */
export async function requeryInstruction(
  services: Services,
  instructionId: string,
  learner: Learner = jobLearner('payments.requery'),
): Promise<Applied | null> {
  const response = await gatewayOf(services).query(instructionId);
  return learnOutcome(services, instructionId, response, learner);
}

/** Asks for every outcome that is due now, of all communities. Returns how many were asked for. */
export async function requeryDue(services: Services): Promise<number> {
  const now = services.clock.now();
  let request = 0;
  for (let after: DueRequery | null = null; ;) {
    const due: DueRequery[] = await findDueRequeries(services.db.reader({ kind: 'jobs' }), {
      now,
      after,
      limit: AT_ONCE,
    });
    for (let from = 0; from < due.length; from += SIDE_BY_SIDE)
      await Promise.all(due.slice(from, from + SIDE_BY_SIDE).map((dueRequery) => requeryOne(services, dueRequery)));
    request += due.length;
    after = due.at(-1) ?? null;
    if (due.length < AT_ONCE) return request;
  }
}

async function requeryOne(services: Services, { instructionId }: DueRequery): Promise<void> {
  try {
    await requeryInstruction(services, instructionId);
  } catch (error) {
    // One that can't be asked for must not keep the others waiting
    services.log.error({ err: error }, 'An outcome could not be queried');
  }
}

/** A notification that a network sends unasked about a payment, refund or void. */
export const paymentReceiver: NotificationReceiver = {
  kind: 'payment',
  async receive(notification, services) {
    if (notification.kind !== 'payment') return;
    await learnOutcome(services, notification.instructionId, notification.response, jobLearner('payments.notified'));
  },
};
