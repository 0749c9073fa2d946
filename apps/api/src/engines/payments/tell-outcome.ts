import type { EventType } from '@quickportal/contracts/webhooks/event-types';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { getTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Services } from '../../kernel/services.ts';
import { recordAudit } from '../audit/audit.ts';
import { emit } from '../deliveries/emit.ts';
import { notify } from '../notifications/notify.ts';
import { followOutcome } from '../schedules/follow-outcome.ts';
import type { Learner } from './apply-answer.ts';
import { accountSummary, moneyOf, presentTransaction } from './present-transaction.ts';

/** Where a payment or refund got to that people and programs are told of. */
export type Outcome = 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'VOIDED' | 'DISHONOURED';

interface Told {
  /** As it was before. */
  transaction: TransactionRecord;
  outcome: Outcome;
  now: Date;
  learner: Learner;
}

const verbs: Readonly<Record<Outcome, string>> = {
  APPROVED: 'approve',
  DECLINED: 'decline',
  CANCELLED: 'cancel',
  VOIDED: 'void',
  DISHONOURED: 'dishonour',
};

/** Audit entry, webhook event and notice of an outcome, in the transaction that writes it. */
export async function tellOutcome(services: Services, trx: WriteTransaction, told: Told): Promise<void> {
  const { transaction: before, outcome, now, learner } = told;
  const after = await getTransaction(trx, before);
  if (!after) throw new Error('A payment vanished');
  const { communityId, customerId, receiptNumber } = after;
  const noun = after.transactionType === 'REFUND' ? 'refund' : 'payment';
  const amount = moneyOf(after.total, after.currency).displayAmount;
  const said = after.responseCode === null ? '' : ` (${after.responseCode} ${after.responseText})`;
  await recordAudit(trx, {
    ...learner,
    action: `${noun}s.${verbs[outcome]}`,
    communityId,
    objectType: 'transaction',
    objectId: receiptNumber,
    customerId,
    description: `${noun === 'refund' ? 'Refund' : 'Payment'} of ${amount} ${outcome.toLowerCase()}${said}`,
    before: { status: before.status },
    after: { status: after.status, responseCode: after.responseCode },
    outcome: 'SUCCESS',
    at: now,
  });
  const type = `${noun}.${outcome.toLowerCase()}` as Extract<EventType, `payment.${string}` | `refund.${string}`>;
  const object = { type: 'transaction', id: receiptNumber };
  await emit(trx, { communityId, type, object, data: presentTransaction(after) }, now);
  // Schedules have notices of their own
  if (await followOutcome(services, trx, { before, after, outcome, now, learner })) return;
  await sendNotice(services, trx, after, outcome, now);
}

async function sendNotice(
  services: Services,
  trx: WriteTransaction,
  it: TransactionRecord,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  if (it.customerId === null) return;
  const { communityId, receiptNumber, transactionType } = it;
  const to = { customerId: it.customerId };
  const fields = { amount: { amount: it.total, currency: it.currency }, accountSummary: accountSummary(it) };
  const paid = { ...fields, paidAt: now.toISOString(), receiptNumber };
  if (outcome === 'APPROVED') {
    const kind = transactionType === 'REFUND' ? 'PAYMENT_REFUNDED' : 'PAYMENT_APPROVED';
    const key = `${transactionType === 'REFUND' ? 'refund' : 'payment'}-approved ${receiptNumber}`;
    await notify(services, trx, { communityId, kind, key, to, fields: paid, receiptOf: it.transactionId }, now);
  } else if (transactionType === 'PAYMENT' && (outcome === 'DECLINED' || outcome === 'DISHONOURED')) {
    const key = `payment-${outcome.toLowerCase()} ${receiptNumber}`;
    const declined = { ...fields, attemptedAt: it.transactionTime };
    await notify(services, trx, { communityId, kind: 'PAYMENT_DECLINED', key, to, fields: declined }, now);
  }
}
