import { displayAmount, formatAmount, parseAmount } from '@quickportal/contracts/rules/money';
import type { Reader } from '@quickportal/db/connect/reader';
import { sumRefunds } from '@quickportal/db/payments/write-refunds';
import { getTransaction, lockTransaction } from '@quickportal/db/transactions/transaction';
import { z } from 'zod';
import { SEND_REFUND } from '../../engines/payments/send-refund.ts';
import { quoteRefund, recordRefund } from '../../engines/payments/record-refund.ts';
import { difference, proposalKind } from '../../engines/proposals/proposal-kind.ts';
import { notFound } from '../../kernel/problem.ts';

const change = z.strictObject({
  transactionId: z.int().min(1),
  businessId: z.int().min(1),
  receiptNumber: z.string().max(20),
  principalAmount: z.string().regex(/^[0-9]{1,10}\.[0-9]{2}$/),
  reason: z.string().max(255),
});

/** What a request for a refund of a payment is found by: one at a time can be pending. */
export const refundKey = (receiptNumber: string): string => `refund ${receiptNumber}`;

/** What is queued waits for a worker: its outcome is queried later than that of what is sent at once. */
const QUEUED_REQUERY = 15 * 60_000;
/** The day of a request was checked when it was made, and only gets better; `apply` checks it again. */
const WHENEVER = new Date('2999-12-31T00:00:00.000Z');
const communityOf = (db: Reader): number => {
  if (db.scope.kind !== 'community') throw new Error('A refund belongs to a community');
  return db.scope.communityId;
};

/** A refund above the facility's limit. Approving records it; a worker sends it to the network. */
export const refundKind = proposalKind({
  kind: 'transactions.refund',
  objectType: 'transaction',
  noun: 'payment',
  changeType: 'Refund payment',
  audience: 'FACILITY',
  rights: { propose: 'REFUND_TRANSACTIONS', approve: 'APPROVE_REFUNDS' },
  schema: change,
  scope: (communityId) => ({ kind: 'community', communityId: communityId ?? 0 }),
  object: ({ receiptNumber, transactionId, businessId }) => ({
    key: refundKey(receiptNumber),
    id: transactionId,
    businessId,
  }),
  async load(db, { transactionId }, lock) {
    const key = { communityId: communityOf(db), transactionId };
    const payment = await (lock ? lockTransaction : getTransaction)(db, key);
    if (!payment) return null;
    const refunded = await sumRefunds(db, key);
    const { status, currency } = payment;
    return {
      version: payment.version,
      state: {
        status,
        currency,
        principal: formatAmount(payment.principal),
        refunded: formatAmount(refunded.principal),
      },
    };
  },
  async check(db, { transactionId, principalAmount }) {
    const request = { communityId: communityOf(db), transactionId, principal: parseAmount(principalAmount) ?? 0n };
    await quoteRefund(db, request, WHENEVER);
  },
  title: ({ receiptNumber, principalAmount }, { currency }) =>
    `Refund ${displayAmount(parseAmount(principalAmount) ?? 0n, currency)} of payment ${receiptNumber}`,
  differences: (_db, { principalAmount, reason }, { refunded }) =>
    Promise.resolve([
      difference(
        'Refunded principal',
        refunded,
        formatAmount((parseAmount(refunded) ?? 0n) + (parseAmount(principalAmount) ?? 0n)),
      ),
      difference('Reason', null, reason),
    ]),
  async apply({ trx, now, enqueue }, { transactionId, receiptNumber, principalAmount, reason }) {
    const communityId = communityOf(trx);
    const principal = parseAmount(principalAmount);
    if (principal === null) throw notFound();
    const quote = await quoteRefund(trx, { communityId, transactionId, principal }, now);
    const requeryAt = new Date(now.getTime() + QUEUED_REQUERY);
    const source = 'BACK_OFFICE' as const;
    const recording = { reason, source, requestedByUserId: null, idempotencyKeyId: null, requeryAt, now };
    const { refund, instructionId } = await recordRefund(trx, quote, recording);
    if (instructionId !== null) await enqueue(SEND_REFUND, { instructionId });
    return {
      objectId: transactionId,
      audited: {
        objectId: refund.receiptNumber,
        ...(refund.customerId !== null && { customerId: refund.customerId }),
      },
      action: 'refunds.take',
      description: `Refund ${refund.receiptNumber} of payment ${receiptNumber} recorded`,
      after: { refund: refund.receiptNumber, principal: principalAmount, reason },
    };
  },
});
