import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import { nounOf, type OutcomeSubscriber, type PaymentOutcome } from '../payments/outcome.ts';
import { toTransaction } from '../payments/to-transaction.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { emitAll, type Emitted } from './emit.ts';

/** Sends webhook events about payments and refunds. */
export const emitOutcomes: OutcomeSubscriber<MailServices> = async (_services, trx, outcomes) => {
  const [{ now } = {}] = outcomes;
  if (now) await emitAll(trx, outcomes.map(eventOf), now);
};

function eventOf({
  after,
  outcome,
  learner,
}: PaymentOutcome): Emitted<Extract<EventType, `payment.${string}` | `refund.${string}`>> {
  const type = `${nounOf(after)}.${outcome.toLowerCase()}` as Extract<
    EventType,
    `payment.${string}` | `refund.${string}`
  >;
  const object = { type: 'transaction', id: after.receiptNumber };
  return {
    communityId: after.communityId,
    type,
    object,
    data: toTransaction(after),
    requestId: learner.origin.requestId,
  };
}
