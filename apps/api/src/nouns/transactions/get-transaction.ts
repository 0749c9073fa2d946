import { isSentAtOnce } from '@quickportal/contracts/rules/payments/payment-methods';
import * as contracts from '@quickportal/contracts/transactions/contracts';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { formatRate } from '@quickportal/contracts/rules/payments/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import { getPayToAgreementById } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { findFraudDecision } from '@quickportal/db/fraud-reviews/fraud-decision';
import { findLineOfTransaction } from '@quickportal/db/payment-files/read-payment-file';
import { sumRefunds } from '@quickportal/db/payments/write-refunds';
import { findPendingProposals } from '@quickportal/db/proposals/read-proposals';
import { readLife, type TransactionLife } from '@quickportal/db/transactions/read-transaction-timeline';
import { findByReceipt, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import { toFraudDecision } from '../../engines/fraud-guard/to-fraud-decision.ts';
import { refundFault, voidFault } from '../../engines/payments/possible-actions.ts';
import { moneyOf, toTransaction } from '../../engines/payments/to-transaction.ts';
import { implement } from '../../procedures/implement.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { auditScope } from '../../procedures/scope.ts';
import { declineOf } from './decline-of.ts';
import { refundKey } from './refund-kind.ts';
import { noticesOf, timelineOf } from './timeline.ts';

export const getTransaction = implement(contracts.getTransaction).query(async ({ ctx, input }) => {
  const db = ctx.services.db.reader(auditScope(ctx));
  const found = orNotFound(await findByReceipt(db, input.params.receiptNumber));
  return transactionDetails(db, found, ctx.services.clock.now());
});

const openStates: ReadonlySet<string> = new Set(['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED']);

/** A transaction with its life and what can be done with it. */
async function transactionDetails(db: Reader, transaction: TransactionRecord, now: Date): Promise<TransactionDetails> {
  const key = refundKey(transaction.receiptNumber);
  const { communityId, payToAgreementId: agreementId } = transaction;
  const [life, refunded, pending, agreement, decision, fileLine] = await Promise.all([
    readLife(db, transaction, noticesOf(transaction)),
    sumRefunds(db, transaction),
    findPendingProposals(db, { communityId, objectType: 'transaction', keys: [key] }),
    agreementId === null ? undefined : getPayToAgreementById(db, { communityId, agreementId }),
    findFraudDecision(db, transaction),
    transaction.source === 'BATCH' ? findLineOfTransaction(db, transaction) : undefined,
  ]);
  const open = life.attempts.filter(({ status }) => openStates.has(status));
  const isBeingVoided = open.some(({ kind }) => kind === 'VOID');
  const isBatchOpen = life.batch?.status === 'OPEN' && !isPast(life.batch.closesAt, now);
  const circumstances = { refunded, isBatchOpen, isBeingVoided, now };
  const fault = refundFault(transaction, circumstances);
  return {
    ...toTransaction(transaction),
    originalReceiptNumber: life.originalReceiptNumber,
    businessName: life.businessName,
    fileLine: fileLine ?? null,
    cardNetwork: transaction.cardNetwork === 'EFTPOS' ? 'EFTPOS' : null,
    payToAgreementToken: agreement?.agreementToken ?? null,
    surchargeRate: formatRate(transaction.surchargeRate),
    batch: batchOf(life.batch),
    decline: declineOf(transaction),
    fraudDecision: decision ? toFraudDecision(decision) : null,
    refundedAmount: moneyOf(refunded.principal + refunded.surcharge, transaction.currency),
    refundablePrincipal: moneyOf(
      fault === null ? transaction.principal - refunded.principal : 0n,
      transaction.currency,
    ),
    refundRefusal: fault ?? '',
    pendingRefundId: pending.get(key) ?? null,
    canRequery: isSentAtOnce(transaction.paymentMethod) && open.length > 0,
    canVoid: voidFault(transaction, circumstances) === null,
    timeline: timelineOf(transaction, life, decision),
  };
}

const isPast = (moment: string | null, now: Date): boolean => moment !== null && new Date(moment) <= now;

function batchOf(batch: TransactionLife['batch']): TransactionDetails['batch'] {
  if (batch === null) return null;
  const { paymentBatchId, status, settlementDate, closesAt } = batch;
  return { paymentBatchId, status, settlementDate, closesAt };
}
