import type { Services } from '../../kernel/services.ts';
import { settledTogether } from '../../kernel/settled-together.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { UNKNOWN_PAYMENT, type PaymentAnswer } from '../gateways/answers.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { applyAnswers, type Applied, type Learner, type SaidAnswer } from './apply-answer.ts';
import { inOneOrEach } from './in-one-or-each.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { sentAnswer, type SentAnswer } from './stored-answer.ts';
import type { AttemptKind } from '@quickportal/db/payments/attempts';

const JOBS = { kind: 'jobs' } as const;
/** Outcomes that are written in one transaction. */
const MOST_TOGETHER = 25;

/** Writes down what a network said about an instruction, in a transaction of its own. Null: it is none of ours. */
export async function learnOutcome(
  services: Services,
  instructionId: string,
  answer: PaymentAnswer,
  learner: Learner,
): Promise<Applied | null> {
  const communityId = communityOfInstruction(instructionId);
  if (communityId === null) return null;
  return (await learnOutcomes(services, communityId, [{ instructionId, answer, learner }]))[0] ?? null;
}

/** The same for several of one community, in one transaction. */
async function learnOutcomes(
  services: Services,
  communityId: number,
  said: readonly SaidAnswer[],
): Promise<(Applied | null)[]> {
  const applied = await services.db.transaction(JOBS, (trx) => applyAnswers(services, trx, communityId, said));
  if (applied.some((it) => it?.moved)) {
    nudgeOutbox();
    nudgeDeliveries();
  }
  return applied;
}

/** What transaction 1 recorded and is sent now. */
export interface Sending {
  kind: AttemptKind;
  instructionId: string;
  send: (gateway: Gateway) => Promise<PaymentAnswer>;
  learner: Learner;
}

/**
 * Sends what transaction 1 recorded, with nothing held, and writes the outcome. Answers what the request is answered:
 * the stored answer where somebody else learned the outcome first.
 */
export async function sendAttempt(services: Services, { learner, ...sent }: Sending): Promise<SentAnswer> {
  const { instructionId } = sent;
  const answer = await answerOf(services, sent);
  const communityId = communityOfInstruction(instructionId);
  const said = { instructionId, answer, learner };
  const applied = communityId === null ? null : await learnWithOthers({ services, communityId, said });
  if (!applied) throw new Error('An attempt vanished');
  if (applied.stored !== null) return JSON.parse(applied.stored) as SentAnswer;
  return sentAnswer(sent.kind, applied.transaction, applied.isOpen);
}

/** Outcomes of one community that come while others of it are written are written together, after these. */
const learnWithOthers = settledTogether(
  ({ services, communityId }: { services: Services; communityId: number; said: SaidAnswer }) => [
    services.db,
    String(communityId),
  ],
  async (group): Promise<(Applied | null)[]> => {
    const [any] = group;
    if (!any) return [];
    return learnOutcomes(
      any.services,
      any.communityId,
      group.map(({ said }) => said),
    );
  },
  MOST_TOGETHER,
);

/**
 * Sends what was recorded together in one community, side by side, and writes the outcomes together; one by one where
 * that fails, so that one which cannot be written keeps none waiting. What is not written here a job asks for.
 */
export async function sendAttempts(
  services: Services,
  communityId: number,
  sendings: readonly Sending[],
): Promise<void> {
  const said = await Promise.all(
    sendings.map(async ({ instructionId, learner, send }) => {
      const answer = await answerOf(services, { send });
      return { instructionId, answer, learner };
    }),
  );
  await inOneOrEach(services, said, (some) => learnOutcomes(services, communityId, some));
}

/** It may have arrived also where the call failed: a job asks. */
function answerOf(services: Services, { send }: Pick<Sending, 'send'>): Promise<PaymentAnswer> {
  return send(gatewayOf(services)).catch((error: unknown) => {
    services.log.error({ err: error }, 'A gateway call failed');
    return UNKNOWN_PAYMENT;
  });
}
