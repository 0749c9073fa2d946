import { findAttempt } from '@quickportal/db/payments/write-payment-attempts';
import { approvedInstruction } from '@quickportal/db/payments/write-refunds';
import { getTransaction } from '@quickportal/db/transactions/transaction';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { jobLearner } from './learner.ts';
import { logUnknownInstruction } from './unknown-instruction.ts';
import { sendAttempt } from './learn-outcome.ts';
import type { PaymentServices } from './payment-services.ts';

/** Topic of sending a refund that was recorded when it was approved. */
export const SEND_REFUND = 'payments.send-refund';

/**
 * Sends a refund. When it runs twice, the ID is the same and networks refund once; a refund with a known outcome is
 * left alone.
 */
export const sendRefundHandler: OutboxHandler<PaymentServices> = {
  topic: SEND_REFUND,
  async handle(payload, { services }) {
    const { instructionId } = payload as { instructionId: string };
    const communityId = communityOfInstruction(instructionId);
    const db = services.db.reader({ kind: 'jobs' });
    const attempt = communityId === null ? undefined : await findAttempt(db, { communityId, instructionId });
    if (!attempt) logUnknownInstruction(services, { instructionId, source: SEND_REFUND });
    if (!attempt || attempt.status !== 'IN_FLIGHT' || attempt.originalTransactionId === null) return;
    const refund = await getTransaction(db, attempt);
    const original = { communityId: attempt.communityId, transactionId: attempt.originalTransactionId };
    // Without one the network reports an unknown payment, and the refund is declined
    const originalInstructionId = (await approvedInstruction(db, original)) ?? '-';
    if (!refund) return;
    const { total } = refund;
    await sendAttempt(services, {
      kind: 'REFUND',
      instructionId,
      send: (gateway) => gateway.refund({ instructionId, originalInstructionId, amount: total }),
      learner: jobLearner('payments.send-refund'),
    });
  },
};
