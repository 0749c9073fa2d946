import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { sourceTitles } from '@quickportal/contracts/transactions/transaction-words';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { fraudDecisionStates } from '@quickportal/contracts/rules/states/fraud-decision';
import type { FraudDecisionRecord } from '@quickportal/db/fraud-reviews/fraud-decision';
import type { TransactionLife } from '@quickportal/db/transactions/read-transaction-timeline';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { toFraudDecision } from '../../engines/fraud-guard/to-fraud-decision.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { actorOf, bank, fraudGuard, requesterOf, system, userOf } from './timeline-actors.ts';
import { attemptEntries, batchEntries } from './timeline-entries.ts';

type Entry = TransactionDetails['timeline'][number];

const SENT_BY_HAND = 'receipt-sent ';

/** What notices about a transaction are known by; receipts can be sent by hand again and again. */
export const noticesOf = ({ receiptNumber }: TransactionRecord) => ({
  keys: ['payment-approved', 'payment-declined', 'payment-dishonoured', 'refund-approved'].map(
    (occasion) => `${occasion} ${receiptNumber}`,
  ),
  beginning: `${SENT_BY_HAND}${receiptNumber} `,
});

/** The life of a transaction, oldest first; what happened at one moment stays in the order of a payment. */
export function timelineOf(
  transaction: TransactionRecord,
  life: TransactionLife,
  decision: FraudDecisionRecord | undefined,
): Entry[] {
  const entries = [
    requestEntry(transaction, life.acts),
    ...(decision ? fraudEntries(decision) : []),
    ...life.attempts.flatMap((attempt) => attemptEntries(attempt, life.acts)),
    ...batchEntries(life.batch, transaction),
    ...life.refunds.map(refundEntry),
    ...lastEntries(transaction, life),
    ...life.notices.map((notice) => noticeEntry(notice, life.acts)),
  ];
  return entries.toSorted((entry, other) => (entry.at < other.at ? -1 : entry.at > other.at ? 1 : 0));
}

function requestEntry(transaction: TransactionRecord, acts: TransactionLife['acts']): Entry {
  const isRefund = transaction.transactionType === 'REFUND';
  const request = acts.find(({ action }) => action === (isRefund ? 'refunds.take' : 'payments.take'));
  return {
    at: transaction.transactionTime,
    kind: 'REQUEST',
    tone: 'done',
    actor: requesterOf(transaction, request),
    title: `${isRefund ? 'Refund' : 'Payment'} of ${moneyOf(transaction.total, transaction.currency).displayAmount} requested`,
    text: sourceTitles[transaction.source],
    receiptNumber: null,
  };
}

function fraudEntries(decision: FraudDecisionRecord): Entry[] {
  const { decidedAt, status, reviewedAt, reviewReason, reviewerName } = decision;
  const reasons = toFraudDecision(decision).reasons.filter(({ isShadow }) => !isShadow);
  const why = reasons.map(({ title: rule, text }) => `${rule}: ${text}`).join(' ');
  const { title, tone } = fraudDecisionStates.states[status];
  const isReviewed = reviewedAt !== null;
  const decided: Entry = {
    at: decidedAt,
    kind: 'FRAUD',
    tone: isReviewed ? 'plain' : status === 'SUSPENDED' ? 'now' : tone === 'danger' ? 'bad' : 'done',
    actor: fraudGuard,
    // What was decided first is known once more: only what is held is reviewed
    title: isReviewed ? 'Held by fraud guard' : `Fraud guard: ${title.toLowerCase()}`,
    text: status === 'SUSPENDED' ? `${why} A user must review it. It was not sent to the bank.`.trim() : why,
    receiptNumber: null,
  };
  if (!isReviewed) return [decided];
  const reviewed = {
    at: reviewedAt,
    actor: userOf(reviewerName),
    title: `Reviewed: ${title.toLowerCase()}`,
    text: reviewReason,
  };
  return [decided, { ...decided, ...reviewed, tone: tone === 'danger' ? 'bad' : 'done' }];
}

const tones = { APPROVED: 'done', DECLINED: 'bad', CANCELLED: 'bad' } as const;

function refundEntry(refund: TransactionLife['refunds'][number]): Entry {
  const { createdAt, amount, currency, status, reason, receiptNumber } = refund;
  const shown = moneyOf(BigInt(amount), currency).displayAmount;
  return {
    at: createdAt,
    kind: 'REFUND',
    tone: Object.hasOwn(tones, status) ? tones[status as keyof typeof tones] : 'now',
    actor: actorOf(refund),
    title: `Refund of ${shown}: ${transactionStates.states[status].title.toLowerCase()}`,
    text: reason,
    receiptNumber,
  };
}

/** How it ended where no network said so at that moment. */
function lastEntries(transaction: TransactionRecord, { attempts, acts }: TransactionLife): Entry[] {
  const at = transaction.statusChangedAt;
  const message = `${transaction.responseCode ?? ''} ${transaction.responseText}`.trim();
  if (transaction.status === 'DISHONOURED')
    return [
      {
        at,
        kind: 'ANSWER',
        tone: 'bad',
        actor: bank,
        title: 'Returned by the bank',
        text: message,
        receiptNumber: null,
      },
    ];
  if (transaction.status !== 'CANCELLED') return [];
  const act = acts.findLast(({ action }) => action === 'payments.void' || action === 'payments.cancel');
  const actor = act ? actorOf(act) : system;
  const text = attempts.length > 0 ? 'No money was moved.' : 'It was not sent to the bank. No money was moved.';
  return [{ at, kind: 'CANCELLED', tone: 'bad', actor, title: 'Cancelled', text, receiptNumber: null }];
}

const noticeWords = {
  QUEUED: ['Sending email to the customer', 'plain'],
  SENDING: ['Sending email to the customer', 'plain'],
  SENT: ['Email sent to the customer', 'done'],
  FAILED: ['Email to the customer failed', 'bad'],
  SUPPRESSED: ['No email to the customer', 'plain'],
} as const;

/** Notices are the system's, but for a receipt that was sent by hand: it has the time of that act. */
function noticeEntry(notice: TransactionLife['notices'][number], acts: TransactionLife['acts']): Entry {
  const { key, createdAt, subject, status, reason } = notice;
  const [title, tone] = noticeWords[status];
  const act = acts.find(({ action, at }) => action === 'receipts.send' && at === createdAt);
  const actor = key.startsWith(SENT_BY_HAND) ? actorOf(act) : system;
  const text = status === 'SUPPRESSED' ? reason : [`“${subject}”`, reason].filter(Boolean).join('. ');
  return { at: createdAt, kind: 'NOTICE', tone, actor, title, text, receiptNumber: null };
}
