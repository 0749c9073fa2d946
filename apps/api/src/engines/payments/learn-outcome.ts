import type { Services } from '../../kernel/services.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { UNKNOWN_PAYMENT, type PaymentAnswer } from '../gateways/answers.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { applyAnswer, type Applied, type Learner } from './apply-answer.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { sentAnswer, type SentAnswer } from './stored-answer.ts';
import type { AttemptKind } from '@quickportal/db/payments/attempts';

const JOBS = { kind: 'jobs' } as const;

/** Writes down what a network said about an instruction, in a transaction of its own. Null: it is none of ours. */
export async function learnOutcome(
  services: Services,
  instructionId: string,
  answer: PaymentAnswer,
  learner: Learner,
): Promise<Applied | null> {
  const communityId = communityOfInstruction(instructionId);
  if (communityId === null) return null;
  const applied = await services.db.transaction(JOBS, (trx) =>
    applyAnswer(services, trx, { communityId, instructionId }, answer, learner),
  );
  if (applied?.moved) {
    nudgeOutbox();
    nudgeDeliveries();
  }
  return applied;
}

/**
 * Sends what transaction 1 recorded, with nothing held, and writes the outcome. Answers what the request is answered:
 * the stored answer where somebody else learned the outcome first.
 */
export async function sendAttempt(
  services: Services,
  sent: { kind: AttemptKind; instructionId: string; send: (gateway: Gateway) => Promise<PaymentAnswer> },
  learner: Learner,
): Promise<SentAnswer> {
  const answer = await sent.send(gatewayOf(services)).catch((error: unknown) => {
    // It may have arrived all the same: a job asks
    services.log.error({ err: error }, 'A gateway call failed');
    return UNKNOWN_PAYMENT;
  });
  const applied = await learnOutcome(services, sent.instructionId, answer, learner);
  if (!applied) throw new Error('An attempt vanished');
  if (applied.stored !== null) return JSON.parse(applied.stored) as SentAnswer;
  return sentAnswer(sent.kind, applied.transaction, applied.isOpen);
}
