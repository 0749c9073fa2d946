import type { PaymentServices } from './payment-services.ts';
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
import type { AttemptKind } from '@quickportal/db/payments/write-payment-attempts';

const JOBS = { kind: 'jobs' } as const;
/** Outcomes written in one transaction at most. */
const MAX_BATCH = 25;

/** Records a network's response to an instruction in its own transaction. Null for an unknown instruction. */
export async function learnOutcome(
  services: PaymentServices,
  instructionId: string,
  response: PaymentResponse,
  learner: Learner,
): Promise<Applied | null> {
  const communityId = communityOfInstruction(instructionId);
  if (communityId === null) {
    logUnknownInstruction(services, { instructionId, source: sourceOf(learner) });
    return null;
  }
  return (await learnOutcomes(services, communityId, [{ instructionId, response, learner }]))[0] ?? null;
}

const sourceOf = ({ actor }: Learner): string => (actor.kind === 'job' ? actor.job : 'a request');

/** Records responses to several instructions of one community, in one transaction. */
async function learnOutcomes(
  services: PaymentServices,
  communityId: number,
  learnedResponses: readonly LearnedResponse[],
): Promise<(Applied | null)[]> {
  const applied = await services.db.transaction(JOBS, (trx) =>
    applyResponses(services, trx, communityId, learnedResponses),
  );
  for (const [index, { instructionId, learner }] of learnedResponses.entries())
    if (!applied[index]) logUnknownInstruction(services, { instructionId, source: sourceOf(learner) });
  if (applied.some((outcome) => outcome?.moved)) {
    nudgeOutbox();
    nudgeDeliveries();
  }
  return applied;
}

/** An instruction to send, recorded by transaction 1. */
export interface Sending {
  kind: AttemptKind;
  instructionId: string;
  send: (gateway: Gateway) => Promise<PaymentResponse>;
  learner: Learner;
}

/**
 * Sends an instruction recorded by transaction 1, with no connection held, and writes the outcome. Returns the response
 * of the request: the stored one if another process learned the outcome first.
 */
export async function sendAttempt(
  services: PaymentServices,
  { learner, ...instruction }: Sending,
): Promise<SentResponse> {
  const { instructionId } = instruction;
  const response = await responseOf(services, instruction);
  const communityId = communityOfInstruction(instructionId);
  const learnedResponse = { instructionId, response, learner };
  const applied = communityId === null ? null : await learnInBatches({ services, communityId, learnedResponse });
  if (!applied) throw new Error('An attempt vanished');
  if (applied.stored !== null) return JSON.parse(applied.stored) as SentResponse;
  return sentResponse(instruction.kind, applied.transaction, applied.isOpen);
}

/** Outcomes of one community that arrive while others are being written share the next transaction. */
const learnInBatches = settledInBatches(
  ({ services, communityId }: { services: PaymentServices; communityId: number; learnedResponse: LearnedResponse }) => [
    services.db,
    String(communityId),
  ],
  async (batch): Promise<(Applied | null)[]> => {
    const [first] = batch;
    if (!first) return [];
    return learnOutcomes(
      first.services,
      first.communityId,
      batch.map(({ learnedResponse }) => learnedResponse),
    );
  },
  MAX_BATCH,
);

/**
 * Sends instructions of one community in parallel and writes their outcomes in one transaction; one by one if that
 * fails, so that one bad outcome does not block the others. A job queries what is not written here.
 */
export async function sendAttempts(
  services: PaymentServices,
  communityId: number,
  sendings: readonly Sending[],
): Promise<void> {
  const learnedResponses = await Promise.all(
    sendings.map(async ({ instructionId, learner, send }) => {
      const response = await responseOf(services, { send });
      return { instructionId, response, learner };
    }),
  );
  await inOneOrEach(services, learnedResponses, (some) => learnOutcomes(services, communityId, some));
}

/** A failed call may still have arrived: a job queries it. */
function responseOf(services: PaymentServices, { send }: Pick<Sending, 'send'>): Promise<PaymentResponse> {
  return send(gatewayOf(services)).catch((error: unknown) => {
    services.log.error({ err: error }, 'A gateway call failed');
    return UNKNOWN_PAYMENT;
  });
}
