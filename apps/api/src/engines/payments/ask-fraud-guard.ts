import { isCard } from '@quickportal/contracts/rules/payments/payment-methods';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { moveTransactions, type Move } from '@quickportal/db/transactions/move-transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { PaymentServices } from './payment-services.ts';
import type { FraudJudge, FraudResponse, FraudSubject } from './fraud-guard.ts';
import type { Learner } from './learner.ts';
import type { PaymentOutcome } from './outcome.ts';
import type { PaymentOrder } from './payment-order.ts';
import type { Quote } from './quote-payment.ts';

/** A payment to check before it is inserted. */
interface AskedPayment {
  order: PaymentOrder;
  quote: Quote;
}

type DecidedPayment = Learner & { transaction: TransactionRecord };

/**
 * Has fraud guard check card payments and lock their counting keys before they are inserted. Other payments are
 * allowed.
 */
export async function holdForFraudGuard(
  services: PaymentServices,
  { trx, ...place }: { trx: WriteTransaction; now: Date; communityId: number },
  quoted: readonly AskedPayment[],
): Promise<FraudJudge> {
  const cards = quoted.flatMap((payment, index) =>
    isCard(payment.quote.source.paymentMethod) ? [{ index, subject: subjectOf(payment) }] : [],
  );
  if (cards.length === 0) return (ids) => Promise.resolve(ids.map(() => 'ALLOW'));
  const judge = await services.fraudGuard.hold(
    trx,
    place,
    cards.map(({ subject }) => subject),
  );
  return async (ids) => {
    const responses = await judge(cards.map(({ index }) => ids[index] as number));
    const byIndex = new Map(cards.map(({ index }, position) => [index, responses[position]]));
    return ids.map((_, index) => byIndex.get(index) ?? 'ALLOW');
  };
}

const decidedStates = { SUSPEND: 'SUSPENDED', DECLINE: 'DECLINED' } as const;

/** Moves payments that fraud guard holds back. They were never visible in flight: this transaction is not committed. */
export function followJudgement(
  trx: WriteTransaction,
  kept: readonly TransactionRecord[],
  responses: readonly FraudResponse[],
  at: Date,
): Promise<ReadonlyMap<number, TransactionRecord>> {
  const moves = kept.flatMap(({ communityId, transactionId, status: from }, index): Move[] => {
    const response = responses[index] ?? 'ALLOW';
    return response === 'ALLOW' ? [] : [{ communityId, transactionId, from, to: decidedStates[response], at }];
  });
  return moveTransactions(trx, moves);
}

/** Returns the outcomes of payments that fraud guard held back, for subscribers. */
export function heldBackOutcomes(payments: readonly DecidedPayment[], now: Date): PaymentOutcome[] {
  return payments.flatMap(({ transaction: after, actor, origin }) => {
    const { status: outcome } = after;
    if (outcome !== 'SUSPENDED' && outcome !== 'DECLINED') return [];
    return [{ before: { ...after, status: 'IN_FLIGHT' }, after, outcome, now, learner: { actor, origin } }];
  });
}

function subjectOf({ order, quote }: AskedPayment): FraudSubject {
  const { source, payer } = quote;
  return {
    businessId: payer.businessId,
    customerId: order.customerId,
    amount: quote.total,
    currency: payer.currency,
    ipAddress: order.payerIp ?? null,
    fingerprint: source.fingerprint,
    bin: source.maskedNumber?.slice(0, 6) ?? null,
    maskedNumber: source.maskedNumber,
  };
}
