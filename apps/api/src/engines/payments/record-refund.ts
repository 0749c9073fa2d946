import { paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { amountWithCurrency } from '@quickportal/contracts/rules/money';
import { settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { surchargeRefund } from '@quickportal/contracts/rules/payments/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findOpenAttempts, insertAttempt } from '@quickportal/db/payments/write-payment-attempts';
import { insertTransaction } from '@quickportal/db/transactions/insert-transaction';
import {
  approvedInstruction,
  insertRefund,
  sumRefunds,
  type RefundedAmounts,
} from '@quickportal/db/payments/write-refunds';
import { lockTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { newInstructionId } from './instruction-id.ts';
import { refundFault } from './possible-actions.ts';
import { joinBatch } from './batches/join-batch.ts';

/** A refund to record; amounts in cents. */
export interface RefundQuote {
  original: TransactionRecord;
  principal: bigint;
  surcharge: bigint;
  /** Previous refunds, including those in flight, principal and surcharge. */
  refundedBefore: bigint;
}

interface RefundRequest {
  communityId: number;
  transactionId: number;
  /** Cents. */
  principal: bigint;
}

/** Locks the payment and quotes a refund of it. Throws when it cannot be refunded, or not by that amount. */
export async function quoteRefund(trx: Reader, refundRequest: RefundRequest, now: Date): Promise<RefundQuote> {
  const original = orNotFound(await lockTransaction(trx, refundRequest));
  const refunded = await sumRefunds(trx, refundRequest);
  const open = await findOpenAttempts(trx, refundRequest);
  const isBeingVoided = open.some(({ kind }) => kind === 'VOID');
  const fault = refundFault(original, { refunded, isBeingVoided, isBatchOpen: false, now });
  if (fault !== null) throw conflict(fault);
  const rest = original.principal - refunded.principal;
  const { principal } = refundRequest;
  const limit = (cents: bigint) => amountWithCurrency(cents, original.currency);
  if (principal <= 0n) throw fieldProblem('principalAmount', `Enter at least ${limit(1n)}.`);
  if (principal > rest) throw fieldProblem('principalAmount', `Enter at most ${limit(rest)}.`);
  const refundedBefore = refunded.principal + refunded.surcharge;
  return { original, principal, surcharge: surchargeShare(original, refunded, principal), refundedBefore };
}

/**
 * Returns the surcharge to refund: the share due by then less the amount refunded so far. Declined refunds in between
 * neither lose nor repeat anything.
 */
export function surchargeShare(
  paid: { principal: bigint; surcharge: bigint },
  refunded: Pick<RefundedAmounts, 'principal' | 'surcharge'>,
  principal: bigint,
): bigint {
  const share = surchargeRefund(paid, 0n, refunded.principal + principal) - refunded.surcharge;
  return share > 0n ? share : 0n;
}

/** A recorded refund; `instructionId` is its ID at a card network, null in a bank's batch. */
export interface RecordedRefund {
  refund: TransactionRecord;
  instructionId: string | null;
}

interface Recording {
  reason: string;
  /** RESTAPI where a program requested it, BACK_OFFICE where a person did. */
  source: 'RESTAPI' | 'BACK_OFFICE';
  requestedByUserId: number | null;
  idempotencyKeyId: number | null;
  /** When the network is queried while the outcome is unknown. */
  requeryAt: Date;
  now: Date;
}

/** Transaction 1 of a refund: reserves its amount on the payment, which the quote has locked. */
export async function recordRefund(
  trx: WriteTransaction,
  { original, principal, surcharge }: RefundQuote,
  { reason, source, requestedByUserId, idempotencyKeyId, requeryAt, now }: Recording,
): Promise<RecordedRefund> {
  const { communityId, businessId, currency, paymentMethod } = original;
  const { calendar: method, startsAs } = paymentMethods[paymentMethod];
  const row = {
    ...original,
    transactionType: 'REFUND',
    status: startsAs,
    source,
    principal,
    surcharge,
    comment: reason,
    settlementDate: settlementDate(method, now),
    isFinalPayment: null,
    recurringPaymentId: null,
    recurringOccurrenceId: null,
    occurrenceAttempt: null,
    payerIp: null,
    createdByUserId: requestedByUserId,
    at: now,
  } as const;
  const batched = await joinBatch(trx, { ...row, method });
  const refund = await insertTransaction(trx, { ...row, settlementDate: batched.settlementDate }, batched.batchId);
  const { transactionId } = refund;
  await insertRefund(trx, {
    communityId,
    businessId,
    originalTransactionId: original.transactionId,
    transactionId,
    amount: principal + surcharge,
    currency,
    reason,
    requestedByUserId,
    at: now,
  });
  const { sentBy } = paymentMethods[paymentMethod];
  const instructionId = sentBy === null ? null : newInstructionId(communityId);
  if (instructionId !== null && sentBy !== null)
    await insertAttempt(trx, {
      communityId,
      businessId,
      transactionId,
      kind: 'REFUND',
      gateway: sentBy,
      instructionId,
      idempotencyKeyId,
      createdByUserId: requestedByUserId,
      at: now,
      nextRequeryAt: requeryAt,
    });
  return { refund, instructionId };
}

/** Returns the payment's instruction ID; a payment that the network never received cannot be refunded through it. */
export async function originalInstruction(trx: WriteTransaction, original: TransactionRecord): Promise<string> {
  const instructionId = await approvedInstruction(trx, original);
  if (instructionId === undefined) throw conflict('The network does not know this payment.');
  return instructionId;
}
