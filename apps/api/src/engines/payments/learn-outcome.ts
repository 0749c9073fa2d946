import type { Services } from '../services.ts';
import { settledInBatches } from '../../kernel/settled-in-batches.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { UNKNOWN_PAYMENT, type PaymentResponse } from '../gateways/responses.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { gatewayOf } from '../gateways/adapter.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { applyResponses, type Applied, type LearnedResponse } from './apply-response.ts';
import type { Learner } from './learner.ts';
import { inOneOrEach } from './in-one-or-each.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { logUnknownInstruction } from './unknown-instruction.ts';
import { sentResponse, type SentResponse } from './stored-response.ts';
import type { AttemptKind } from '@quickportal/db/payments/attempts';

const JOBS = { kind: 'jobs' } as const;
/** Outcomes that are written in one transaction. */
const MOST_TOGETHER = 25;

/** Writes down what a network said about an instruction, in a transaction of its own. Null: it is none of ours. */
export async function learnOutcome(
  services: Services,
  instructionId: string,
  response: PaymentResponse,
  learner: Learner,
): Promise<Applied | null> {
  const communityId = communityOfInstruction(instructionId);
  if (communityId === null) {
    logUnknownInstruction(services, { instructionId, source: sourceOf(learner) });
    return null;
  }
  return (await learnOutcomes(services, communityId, [{ instructionId, response: response, learner }]))[0] ?? null;
}

const sourceOf = ({ actor }: Learner): string => (actor.kind === 'job' ? actor.job : 'a request');

/** The same for several of one community, in one transaction. */
async function learnOutcomes(
  services: Services,
  communityId: number,
  learnedResponse: readonly LearnedResponse[],
): Promise<(Applied | null)[]> {
  const applied = await services.db.transaction(JOBS, (trx) =>
    applyResponses(services, trx, communityId, learnedResponse),
  );
  for (const [index, { instructionId, learner }] of learnedResponse.entries())
    if (!applied[index]) logUnknownInstruction(services, { instructionId, source: sourceOf(learner) });
  if (applied.some((applied) => applied?.moved)) {
    nudgeOutbox();
    nudgeDeliveries();
  }
  return applied;
}

/** What transaction 1 recorded and is sent now. */
export interface Sending {
  kind: AttemptKind;
  instructionId: string;
  send: (gateway: Gateway) => Promise<PaymentResponse>;
  learner: Learner;
}

/**
 * Sends what transaction 1 recorded, with nothing held, and writes the outcome. Returns what the request is answered:
 * the stored answer where another user learned the outcome first.
 */
export async function sendAttempt(services: Services, { learner, ...sent }: Sending): Promise<SentResponse> {
  const { instructionId } = sent;
  const response = await responseOf(services, sent);
  const communityId = communityOfInstruction(instructionId);
  const text = { instructionId, response: response, learner };
  const applied = communityId === null ? null : await learnWithOthers({ services, communityId, said: text });
  if (!applied) throw new Error('An attempt vanished');
  if (applied.stored !== null) return JSON.parse(applied.stored) as SentResponse;
  return sentResponse(sent.kind, applied.transaction, applied.isOpen);
}

/** Outcomes of one community that come while others of it are written are written together, after these. */
const learnWithOthers = settledInBatches(
  ({ services, communityId }: { services: Services; communityId: number; said: LearnedResponse }) => [
    services.db,
    String(communityId),
  ],
  async (group): Promise<(Applied | null)[]> => {
    const [first] = group;
    if (!first) return [];
    return learnOutcomes(
      first.services,
      first.communityId,
      group.map(({ said: text }) => text),
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
  const text = await Promise.all(
    sendings.map(async ({ instructionId, learner, send }) => {
      const response = await responseOf(services, { send });
      return { instructionId, response: response, learner };
    }),
  );
  await inOneOrEach(services, text, (some) => learnOutcomes(services, communityId, some));
}

/** It may have arrived also where the call failed: a job asks. */
function responseOf(services: Services, { send }: Pick<Sending, 'send'>): Promise<PaymentResponse> {
  return send(gatewayOf(services)).catch((error: unknown) => {
    services.log.error({ err: error }, 'A gateway call failed');
    return UNKNOWN_PAYMENT;
  });
}
