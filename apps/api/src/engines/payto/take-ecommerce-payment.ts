import { getCommunityBasics, type CommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { getPayToAgreement, lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import {
  type EcommercePayment,
  getEcommercePayment,
  updateEcommercePayment,
} from '@quickportal/db/payto-agreements/ecommerce-payment';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { Problem } from '../../kernel/problem.ts';
import { recordAudits } from '../audit/audit.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { jobLearner } from '../payments/learner.ts';
import { sendAttempt } from '../payments/learn-outcome.ts';
import type { PaymentOrder } from '../payments/payment-order.ts';
import { recordPayments } from '../payments/record-payment.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { zoneAt } from '../clock/community-days.ts';
import { cancelLater } from './cancel-later.ts';
import { TAKE_ECOMMERCE_PAYMENT } from './take-later.ts';

const JOBS = { kind: 'jobs' } as const;
const learner = jobLearner(TAKE_ECOMMERCE_PAYMENT);

/** Takes the payment that waited for its agreement's approval. Can be repeated. */
export const takeEcommercePaymentHandler: OutboxHandler<PaymentServices> = {
  topic: TAKE_ECOMMERCE_PAYMENT,
  async handle(payload, { services }) {
    const { agreementToken } = payload as { agreementToken: string };
    const found = await getPayToAgreement(services.db.reader(JOBS), agreementToken);
    const community = found && (await getCommunityBasics(services.db.reader(JOBS), found.communityId));
    if (!community) return;
    const instruction = await recordIn(services, community, agreementToken);
    nudgeOutbox();
    nudgeDeliveries();
    if (!instruction) return;
    const { instructionId } = instruction;
    await sendAttempt(services, {
      kind: 'PAYMENT',
      instructionId,
      send: (gateway) => gateway.authorise(instruction),
      learner,
    });
  },
};

/** Records the payment and marks it as taken in one transaction, so that both or neither commit. */
const recordIn = (
  services: PaymentServices,
  community: CommunityBasics,
  agreementToken: string,
): Promise<PaymentInstruction | null> =>
  services.db.transaction({ kind: 'community', communityId: community.communityId }, async (trx) => {
    const now = services.clock.now();
    const agreement = await lockPayToAgreement(trx, agreementToken);
    const payment = agreement && (await getEcommercePayment(trx, agreement));
    if (!agreement || payment?.status !== 'WAITING') return null;
    const tools = { trx, now, record: (entries: Parameters<typeof recordAudits>[1]) => recordAudits(trx, entries) };
    const place = { communityId: community.communityId, timeZone: zoneAt(community, now) };
    const requests = [{ ...learner, order: orderOf(agreement, payment), idempotencyKeyId: null }];
    const [recorded] = await recordPayments(services, tools, place, requests);
    if (!recorded) throw new Error('A payment vanished');
    if (recorded instanceof Problem) {
      await updateEcommercePayment(trx, agreement, { status: 'REFUSED', refusal: messageOf(recorded) }, now);
      await cancelLater(trx, agreement, 'MD17', now);
      return null;
    }
    const { transactionId } = recorded.transaction;
    const attempts = payment.attempts + 1;
    await updateEcommercePayment(trx, agreement, { status: 'TAKEN', transactionId, attempts }, now);
    return recorded.instruction;
  });

const orderOf = (
  { agreementToken, terms }: PayToAgreementRecord,
  { source, customerReferenceNumber, paymentReferenceNumber }: EcommercePayment,
): PaymentOrder => ({
  customerId: null,
  accountId: null,
  agreement: { token: agreementToken, isFinal: true },
  principal: terms.paymentAmount ?? 0n,
  product: source,
  source,
  eci: 'INTERNET',
  customerReferenceNumber,
  paymentReferenceNumber,
});

/** Returns the text that a form would show. */
const messageOf = ({ errors, message }: Problem): string =>
  errors?.flatMap(({ messages }) => messages).join(' ') || message;
