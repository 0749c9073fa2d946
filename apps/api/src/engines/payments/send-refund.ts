import { findAttempt } from '@quickportal/db/payments/attempts';
import { approvedInstruction } from '@quickportal/db/payments/refunds';
import { getTransaction } from '@quickportal/db/transactions/transaction';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { jobLearner } from './learner.ts';
import { logUnknownInstruction } from './unknown-instruction.ts';
import { sendAttempt } from './learn-outcome.ts';

/** Sends a refund that was recorded when it was approved. */
export const SEND_REFUND = 'payments.send-refund';

/** Run twice it is sent twice under one id, which networks do once; one whose outcome is known is left alone. */
export const sendRefundHandler: OutboxHandler = {
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
    // Without one the network answers that it knows no such payment: the refund is declined and says so
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
