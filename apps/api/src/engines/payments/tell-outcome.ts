import type { EventType } from '@quickportal/contracts/webhooks/event-types';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { Services } from '../../kernel/services.ts';
import { recordAudits, type AuditRecord } from '../audit/audit.ts';
import { emitAll, type Emitted } from '../deliveries/emit.ts';
import { notifyAll, type Notice } from '../notifications/notify.ts';
import { followOutcomes } from '../schedules/follow-outcome.ts';
import type { Learner } from './apply-answer.ts';
import { accountSummary, moneyOf, presentTransaction } from './present-transaction.ts';

/** Where a payment or refund got to that people and programs are told of. */
export type Outcome = 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'VOIDED' | 'DISHONOURED';

/** What became of a payment or refund. */
export interface Told {
  /** As it was before, and as it is. */
  before: TransactionRecord;
  after: TransactionRecord;
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

/** Audit entries, webhook events and notices of outcomes of one community, in the transaction that writes them. */
export async function tellOutcomes(services: Services, trx: WriteTransaction, told: readonly Told[]): Promise<void> {
  const { now } = told[0] ?? {};
  if (now === undefined) return;
  await recordAudits(trx, told.map(auditOf));
  await emitAll(trx, told.map(eventOf), now);
  // Schedules have notices of their own
  const followed = await followOutcomes(services, trx, told);
  const notices = told.flatMap((it) => (followed.has(it.after.transactionId) ? [] : (noticeOf(it) ?? [])));
  for (const ofKind of Map.groupBy(notices, ({ kind }) => kind).values()) await notifyAll(services, trx, ofKind, now);
}

const nounOf = ({ transactionType }: TransactionRecord) => (transactionType === 'REFUND' ? 'refund' : 'payment');

function auditOf({ before, after, outcome, now, learner }: Told): AuditRecord {
  const noun = nounOf(after);
  const amount = moneyOf(after.total, after.currency).displayAmount;
  const said = after.responseCode === null ? '' : ` (${after.responseCode} ${after.responseText})`;
  return {
    ...learner,
    action: `${noun}s.${verbs[outcome]}`,
    communityId: after.communityId,
    objectType: 'transaction',
    objectId: after.receiptNumber,
    customerId: after.customerId,
    description: `${noun === 'refund' ? 'Refund' : 'Payment'} of ${amount} ${outcome.toLowerCase()}${said}`,
    before: { status: before.status },
    after: { status: after.status, responseCode: after.responseCode },
    outcome: 'SUCCESS',
    at: now,
  };
}

function eventOf({ after, outcome }: Told): Emitted<Extract<EventType, `payment.${string}` | `refund.${string}`>> {
  const type = `${nounOf(after)}.${outcome.toLowerCase()}` as Extract<
    EventType,
    `payment.${string}` | `refund.${string}`
  >;
  const object = { type: 'transaction', id: after.receiptNumber };
  return { communityId: after.communityId, type, object, data: presentTransaction(after) };
}

function noticeOf({ after: it, outcome, now }: Told): Notice | null {
  if (it.customerId === null) return null;
  const { communityId, receiptNumber, transactionType } = it;
  const to = { customerId: it.customerId };
  const fields = { amount: { amount: it.total, currency: it.currency }, accountSummary: accountSummary(it) };
  if (outcome === 'APPROVED') {
    const paid = { ...fields, paidAt: now.toISOString(), receiptNumber };
    const kind = transactionType === 'REFUND' ? 'PAYMENT_REFUNDED' : 'PAYMENT_APPROVED';
    const key = `${nounOf(it)}-approved ${receiptNumber}`;
    return { communityId, kind, key, to, fields: paid, receiptOf: it.transactionId };
  }
  if (transactionType !== 'PAYMENT' || (outcome !== 'DECLINED' && outcome !== 'DISHONOURED')) return null;
  const key = `payment-${outcome.toLowerCase()} ${receiptNumber}`;
  return { communityId, kind: 'PAYMENT_DECLINED', key, to, fields: { ...fields, attemptedAt: it.transactionTime } };
}
