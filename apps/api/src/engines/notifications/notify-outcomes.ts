import { listSentKeys } from '@quickportal/db/notifications/write-notices';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { instalmentOf, nounOf, type OutcomeSubscriber, type PaymentOutcome } from '../payments/outcome.ts';
import { accountSummary } from '../payments/to-transaction.ts';
import type { MailServices } from '../mail/mail-services.ts';
import { notifyAll, type Notice } from './notify.ts';

/** Sends customers notices about their payments and refunds. Schedules send their own, except for voids. */
export const notifyOutcomes: OutcomeSubscriber<MailServices> = async (services, trx, outcomes) => {
  const [{ now } = {}] = outcomes;
  if (!now) return;
  const notices = [
    ...outcomes.flatMap((payment) => (instalmentOf(payment.after) ? [] : (noticeOf(payment) ?? []))),
    ...(await voidNotices(trx, outcomes)),
  ];
  for (const ofKind of Map.groupBy(notices, ({ kind }) => kind).values()) await notifyAll(services, trx, ofKind, now);
};

const approvedKey = (transaction: TransactionRecord) => `${nounOf(transaction)}-approved ${transaction.receiptNumber}`;

function noticeOf({ after: transaction, outcome, now }: PaymentOutcome): Notice | null {
  const { communityId, customerId, receiptNumber, transactionId, transactionTime, transactionType } = transaction;
  if (customerId === null) return null;
  const to = { customerId };
  const fields = moneyFields(transaction);
  if (outcome === 'APPROVED') {
    const paid = { ...fields, paidAt: now.toISOString(), receiptNumber };
    const kind = transactionType === 'REFUND' ? 'PAYMENT_REFUNDED' : 'PAYMENT_APPROVED';
    return { communityId, kind, key: approvedKey(transaction), to, fields: paid, receiptOf: transactionId };
  }
  if (transactionType !== 'PAYMENT' || (outcome !== 'DECLINED' && outcome !== 'DISHONOURED')) return null;
  const key = `payment-${outcome.toLowerCase()} ${receiptNumber}`;
  return { communityId, kind: 'PAYMENT_DECLINED', key, to, fields: { ...fields, attemptedAt: transactionTime } };
}

/** Sends notices of voids only to customers who were notified of the payment. */
async function voidNotices(trx: WriteTransaction, outcomes: readonly PaymentOutcome[]): Promise<Notice[]> {
  const voided = outcomes.filter(({ outcome, after }) => outcome === 'VOIDED' && after.transactionType === 'PAYMENT');
  const [first] = voided;
  if (!first) return [];
  const keys = voided.map(({ after }) => approvedKey(after));
  const known = await listSentKeys(trx, { communityId: first.after.communityId, keys });
  return voided.flatMap(({ after, now }) => {
    const { communityId, customerId, receiptNumber, transactionTime } = after;
    if (customerId === null || !known.has(approvedKey(after))) return [];
    const fields = { ...moneyFields(after), receiptNumber, paidAt: transactionTime, voidedAt: now.toISOString() };
    const key = `payment-voided ${receiptNumber}`;
    return [{ communityId, kind: 'PAYMENT_VOIDED' as const, key, to: { customerId }, fields }];
  });
}

const moneyFields = (transaction: TransactionRecord) => ({
  amount: { amount: transaction.total, currency: transaction.currency },
  accountSummary: accountSummary(transaction),
});
