import { paymentMethods } from '@quickportal/contracts/rules/payment-methods';
import { groupedAmount } from '@quickportal/contracts/rules/money';
import { settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { surchargeRefund } from '@quickportal/contracts/rules/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findOpenAttempts, insertAttempt } from '@quickportal/db/payments/attempts';
import { insertTransaction } from '@quickportal/db/transactions/insert-transaction';
import { openBatch } from '@quickportal/db/payments/open-batch';
import { approvedInstruction, insertRefund, sumRefunds, type RefundedAmounts } from '@quickportal/db/payments/refunds';
import { lockTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import { conflict, fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { newInstructionId } from './instruction-id.ts';
import { refundFault } from './possible-actions.ts';
import { closingTime } from './record-payment.ts';

/** How much of a payment is given back, in cents. */
export interface RefundQuote {
  original: TransactionRecord;
  principal: bigint;
  surcharge: bigint;
  /** What was given back before, or is on its way, principal and surcharge. */
  refundedBefore: bigint;
}

interface RefundRequest {
  communityId: number;
  transactionId: number;
  /** Cents. */
  principal: bigint;
}

/** Locks the payment and says what a refund of it comes to. Throws where none is possible, or not that much. */
export async function quoteRefund(trx: Reader, refundRequest: RefundRequest, now: Date): Promise<RefundQuote> {
  const original = orNotFound(await lockTransaction(trx, refundRequest));
  const refunded = await sumRefunds(trx, refundRequest);
  const open = await findOpenAttempts(trx, refundRequest);
  const isBeingVoided = open.some(({ kind }) => kind === 'VOID');
  const fault = refundFault(original, { refunded, isBeingVoided, isBatchOpen: false, now });
  if (fault !== null) throw conflict(fault);
  const rest = original.principal - refunded.principal;
  const { principal } = refundRequest;
  if (principal <= 0n) throw fieldProblem('principalAmount', 'Enter 0.01 or more.');
  if (principal > rest) throw fieldProblem('principalAmount', `Enter ${groupedAmount(rest)} or less.`);
  const refundedBefore = refunded.principal + refunded.surcharge;
  return { original, principal, surcharge: surchargeShare(original, refunded, principal), refundedBefore };
}

/**
 * The surcharge that goes back with a refund: what should have gone back in all by then, less what did. Refunds that
 * were declined in between lose nothing and give nothing twice.
 */
export function surchargeShare(
  paid: { principal: bigint; surcharge: bigint },
  refunded: Pick<RefundedAmounts, 'principal' | 'surcharge'>,
  principal: bigint,
): bigint {
  const share = surchargeRefund(paid, 0n, refunded.principal + principal) - refunded.surcharge;
  return share > 0n ? share : 0n;
}

/** A refund that was recorded; `instructionId` is what a card network knows it by, null for a bank's batch. */
export interface RecordedRefund {
  refund: TransactionRecord;
  instructionId: string | null;
}

interface Recording {
  reason: string;
  requestedByUserId: number | null;
  held: number | null;
  /** When the network is queried if the outcome is still unknown. */
  requeryAt: Date;
  now: Date;
}

/** Transaction 1 of a refund: reserves its amount on the payment, which the caller's quote has locked. */
export async function recordRefund(
  trx: WriteTransaction,
  { original, principal, surcharge }: RefundQuote,
  { reason, requestedByUserId, held, requeryAt, now }: Recording,
): Promise<RecordedRefund> {
  const { communityId, businessId, currency, paymentMethod } = original;
  const { calendar: method, startsAs } = paymentMethods[paymentMethod];
  const date = settlementDate(method, now);
  const row = {
    ...original,
    transactionType: 'REFUND',
    status: startsAs,
    source: 'BACK_OFFICE',
    principal,
    surcharge,
    comment: reason,
    settlementDate: date,
    isFinalPayment: null,
    recurringPaymentId: null,
    recurringOccurrenceId: null,
    occurrenceAttempt: null,
    payerIp: null,
    createdByUserId: requestedByUserId,
    at: now,
  } as const;
  const batchId = await openBatch(trx, { ...row, closesAt: closingTime(method, now) });
  const refund = await insertTransaction(trx, row, batchId);
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
      idempotencyKeyId: held,
      createdByUserId: requestedByUserId,
      at: now,
      nextRequeryAt: requeryAt,
    });
  return { refund, instructionId };
}

/** What the network knows the payment by; a payment that it never had cannot be given back through it. */
export async function originalInstruction(trx: WriteTransaction, original: TransactionRecord): Promise<string> {
  const instructionId = await approvedInstruction(trx, original);
  if (instructionId === undefined) throw conflict('The network does not know this payment.');
  return instructionId;
}
