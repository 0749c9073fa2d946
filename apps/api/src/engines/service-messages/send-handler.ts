import type { ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getServiceMessage } from '@quickportal/db/service-messages/read-service-messages';
import { lockServiceMessage } from '@quickportal/db/service-messages/write-service-messages';
import type { Foundation } from '../foundation.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { Unsendable, type SendableMessage, type ServiceMessageSender, type ServiceMessageSenders } from './sender.ts';
import { moveServiceMessage } from './service-messages.ts';

const TOPIC = 'service-messages.send';
/** Attempts at one sending: with the queue's growing gaps about a day. */
const MOST_ATTEMPTS = 12;
const PASSING = 'It could not be sent. Another attempt follows.';
const GIVEN_UP = 'It could not be sent in time. No further attempt follows.';
const NO_SENDER = 'Messages of this kind cannot be sent.';

interface Task {
  serviceMessageId: number;
  /** Attempts of earlier sendings, because a resent message gets its full number of attempts. */
  triedBefore: number;
}

/** Enqueues the sending of a queued service message, after those before it in `queue`. Nudge the outbox after the commit. */
export const enqueueServiceMessage = (
  trx: WriteTransaction,
  { communityId, queue, ...task }: Task & { communityId: number | null; queue?: string },
  now: Date,
): Promise<void> =>
  enqueue(trx, { topic: TOPIC, payload: { ...task }, communityId, availableAt: now, ...(queue && { queue }) });

/** Creates the handler that sends queued service messages with the sender of their kind and updates their status. */
export function serviceMessageHandler<S extends Foundation>(senders: ServiceMessageSenders<S>): OutboxHandler<S> {
  return {
    topic: TOPIC,
    // Two more, because an interrupted attempt counts too
    maxAttempts: MOST_ATTEMPTS + 2,
    async handle(payload, { services, signal }) {
      const task = payload as unknown as Task;
      const begun = await begin(services, task);
      if (!begun) return;
      const sender = senders.get(begun.doctypeCode);
      const message = sendable(begun);
      const failure = await trySending(sender, message, { services, signal });
      const isLast = begun.attempts - task.triedBefore >= MOST_ATTEMPTS;
      await services.db.transaction({ kind: 'jobs' }, async (trx) => {
        await finish(trx, task, failure, isLast, services.clock.now());
        if (failure && (failure.isLasting || isLast)) await sender?.followFailure?.(message, { services, trx });
      });
      if (failure && !failure.isLasting && !isLast) throw failure.error;
    },
  };
}

/** Marks the message as being sent; undefined when there is nothing left to send. */
async function begin(services: Foundation, { serviceMessageId }: Task) {
  const now = services.clock.now();
  return services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const status: ServiceMessageStatus | undefined = await lockServiceMessage(trx, serviceMessageId);
    if (status === undefined || status === 'DELIVERED' || status === 'FAILED') return undefined;
    // Its previous sender has died
    if (status === 'SENDING') await moveServiceMessage(trx, serviceMessageId, { event: 'retry' }, now);
    await moveServiceMessage(trx, serviceMessageId, { event: 'send' }, now);
    return getServiceMessage(trx, { serviceMessageId, communityId: null });
  });
}

interface Failure {
  error: unknown;
  isLasting: boolean;
  text: string;
}

/** What a sender sees of a message. */
const sendable = ({ serviceMessageId, communityId, businessId, objectType, objectId, ...message }: SendableMessage) => {
  const { parameters, attempts } = message;
  return { serviceMessageId, communityId, businessId, objectType, objectId, parameters, attempts };
};

async function trySending<S>(
  sender: ServiceMessageSender<S> | undefined,
  message: SendableMessage,
  tools: { services: S; signal: AbortSignal },
): Promise<Failure | undefined> {
  if (!sender) return { error: undefined, isLasting: true, text: NO_SENDER };
  try {
    await sender.send(message, tools);
    return undefined;
  } catch (error) {
    const isLasting = error instanceof Unsendable;
    return { error, isLasting, text: isLasting ? error.message : PASSING };
  }
}

async function finish(
  trx: WriteTransaction,
  { serviceMessageId }: Task,
  failure: Failure | undefined,
  isLast: boolean,
  now: Date,
): Promise<void> {
  if (!failure) await moveServiceMessage(trx, serviceMessageId, { event: 'succeed' }, now);
  else if (failure.isLasting)
    await moveServiceMessage(trx, serviceMessageId, { event: 'fail', errorText: failure.text }, now);
  else if (isLast) await moveServiceMessage(trx, serviceMessageId, { event: 'fail', errorText: GIVEN_UP }, now);
  else await moveServiceMessage(trx, serviceMessageId, { event: 'retry', errorText: failure.text }, now);
}
