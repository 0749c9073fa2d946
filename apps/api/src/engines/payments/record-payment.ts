import { DECOMMISSIONED } from '@quickportal/contracts/decommission/decommissioned';
import { isCard, paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { insertAttempts } from '@quickportal/db/payments/write-payment-attempts';
import { holdOpenCommunity } from '@quickportal/db/decommission/open-community';
import { holdPayers, type Payer } from '@quickportal/db/payments/payer';
import { lockPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { insertTransactions, type NewTransaction } from '@quickportal/db/transactions/insert-transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import { conflict, notFound, Problem } from '../../kernel/problem.ts';
import type { PaymentServices } from './payment-services.ts';
import { realPerson, type Actor } from '../access/actor.ts';
import type { AuditRecord } from '../audit/audit.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import { followJudgement, heldBackOutcomes, holdForFraudGuard } from './ask-fraud-guard.ts';
import { joinBatch, type BatchedPayment, type JoinedBatch } from './batches/join-batch.ts';
import { publishOutcomes } from './publish-outcomes.ts';
import { paymentFacts, type PaymentFacts } from './payment-facts.ts';
import { instructionsOf } from './payment-instructions.ts';
import type { PaymentOrder } from './payment-order.ts';
import { payerOf } from './payment-source.ts';
import { moneyOf } from './to-transaction.ts';
import { quoteAgreementPayment } from './quote-agreement-payment.ts';
import { quoteOrder, type Quote } from './quote-payment.ts';
import { firstRequery } from './requery-times.ts';

/** A recorded payment; `instruction` is to be sent after the commit. */
export interface RecordedPayment {
  transaction: TransactionRecord;
  instruction: PaymentInstruction | null;
}

/** A payment to record, and its requester. */
export interface PaymentRequest {
  order: PaymentOrder;
  actor: Actor;
  origin: RequestOrigin;
  /** ID of the claimed idempotency key, where there is one. */
  idempotencyKeyId: number | null;
}

interface Place {
  communityId: number;
  timeZone: string;
}

interface Tools {
  trx: WriteTransaction;
  now: Date;
  /** Adds audit entries that commit with the payments. */
  record: (entries: readonly AuditRecord[]) => Promise<void>;
}

/**
 * Transaction 1 of payments of one community: locks customers and accounts, repeats all checks, consults fraud guard
 * and records each payment with its entries. A card payment is in flight from then on; a bank debit waits in its batch
 * for the cut-off. Returns the result or refusal of each, in order; nothing is written for a refused payment.
 */
export async function recordPayments(
  services: PaymentServices,
  tools: Tools,
  place: Place,
  requests: readonly PaymentRequest[],
): Promise<(RecordedPayment | Problem)[]> {
  const { trx, now } = tools;
  if (!(await holdOpenCommunity(trx, place.communityId))) return requests.map(() => conflict(DECOMMISSIONED));
  const [payers, agreements] = [
    await holdPayers(
      trx,
      requests.map(({ order: { customerId, accountId } }) => ({
        customerId: customerId ?? 0,
        accountId: accountId ?? 0,
      })),
    ),
    await holdAgreements(trx, requests),
  ];
  const facts = paymentFacts(trx);
  for (const [index, { order }] of requests.entries()) {
    const payer = payers[index];
    if (payer) facts.expect(payer, { communityId: place.communityId, product: order.product });
  }
  const quotes: (Quote | Problem)[] = [];
  for (const [index, { order }] of requests.entries())
    quotes.push(
      await (
        order.agreement
          ? quoteHeld(trx, facts, payers[index], agreements, { ...order, ...order.agreement, ...place, now })
          : quoteOrder(facts, payers[index], order, { ...place, now })
      ).catch(refusalOf),
    );
  const quoted = requests.flatMap((request, index) => {
    const quote = quotes[index];
    return quote === undefined || quote instanceof Problem ? [] : [{ ...request, quote }];
  });
  const recorded = (await recordQuoted(services, tools, place, quoted)).values();
  return quotes.map((quote) => {
    if (quote instanceof Problem) return quote;
    const { value } = recorded.next();
    if (!value) throw new Error('A payment vanished');
    return value;
  });
}

/** Locks the agreements of payments in a fixed order, so that payments under one agreement wait for each other. */
async function holdAgreements(
  trx: WriteTransaction,
  requests: readonly PaymentRequest[],
): Promise<ReadonlyMap<string, PayToAgreementRecord>> {
  const tokens = [...new Set(requests.flatMap(({ order }) => order.agreement?.token ?? []))].toSorted();
  const agreements = new Map<string, PayToAgreementRecord>();
  for (const token of tokens) {
    const agreement = await lockPayToAgreement(trx, token);
    if (agreement) agreements.set(token, agreement);
  }
  return agreements;
}

function quoteHeld(
  trx: WriteTransaction,
  facts: PaymentFacts,
  payer: Payer | undefined,
  agreements: ReadonlyMap<string, PayToAgreementRecord>,
  payment: { token: string; isFinal: boolean; principal: bigint; communityId: number; now: Date },
): Promise<Quote> {
  const agreement = agreements.get(payment.token);
  const paidBy = agreement?.customerId === null ? payerOf(agreement) : payer;
  if (!agreement || agreement.customerId !== paidBy?.customerId) return Promise.reject(notFound());
  return quoteAgreementPayment(trx, facts, paidBy, agreement, payment);
}

function refusalOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

type QuotedPayment = PaymentRequest & { quote: Quote };

async function recordQuoted(
  services: PaymentServices,
  { trx, now, record }: Tools,
  { communityId }: Place,
  quoted: readonly QuotedPayment[],
): Promise<RecordedPayment[]> {
  const judge = await holdForFraudGuard(services, { trx, now, communityId }, quoted);
  const rows = quoted.map((quotedPayment) => rowOf(quotedPayment, communityId, now));
  const batches = await joinBatches(
    trx,
    rows.map((row, index) => {
      const { quote, order } = quoted[index] as QuotedPayment;
      return { ...row, method: quote.method, fileGroupId: order.batchGroupId };
    }),
  );
  const kept = await insertTransactions(
    trx,
    rows.map((row, index) => ({ ...row, ...(batches[index] as JoinedBatch) })),
  );
  const decided = await followJudgement(trx, kept, await judge(kept.map(({ transactionId }) => transactionId)), now);
  const payments = quoted.map((quotedPayment, index) => {
    const transaction = kept[index] as TransactionRecord;
    return { ...quotedPayment, transaction: decided.get(transaction.transactionId) ?? transaction };
  });
  const inFlight = payments.filter(({ transaction }) => transaction.status === 'IN_FLIGHT');
  const instructions = await instructionsOf(services, trx, inFlight, now);
  await insertAttempts(
    trx,
    inFlight.map(({ transaction: { transactionId, businessId, paymentMethod }, actor, idempotencyKeyId }) => ({
      communityId,
      businessId,
      transactionId,
      kind: 'PAYMENT',
      gateway: paymentMethods[paymentMethod].sentBy ?? '',
      instructionId: instructions.get(transactionId)?.instructionId ?? '',
      idempotencyKeyId,
      createdByUserId: realPerson(actor)?.systemUserId ?? null,
      at: now,
      nextRequeryAt: firstRequery(services, now),
    })),
  );
  await record(payments.map((payment) => auditOf(payment, now)));
  await publishOutcomes(services, trx, heldBackOutcomes(payments, now));
  return payments.map(({ transaction }) => ({
    transaction,
    instruction: instructions.get(transaction.transactionId) ?? null,
  }));
}

/**
 * Finds or creates the open batch of each payment, each once and in a fixed order, because concurrent callers may
 * create the same ones.
 */
async function joinBatches(trx: WriteTransaction, keys: readonly BatchedPayment[]): Promise<JoinedBatch[]> {
  const names = keys.map(
    ({ businessId, settlementAccountId, paymentMethod, currency, settlementDate, source, fileGroupId }) =>
      [businessId, settlementAccountId, paymentMethod, currency, settlementDate, source, fileGroupId].join(' '),
  );
  const byName = new Map(keys.map((key, index) => [names[index] as string, key]));
  const batches = new Map<string, JoinedBatch>();
  for (const [name, key] of [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    batches.set(name, await joinBatch(trx, key));
  return names.map((name) => batches.get(name) as JoinedBatch);
}

type KeptPayment = QuotedPayment & { transaction: TransactionRecord };

function auditOf({ order, actor, origin, quote, transaction }: KeptPayment, at: Date): AuditRecord {
  const { currency } = quote.payer;
  const { displayAmount } = moneyOf(quote.total, currency);
  return {
    actor,
    origin,
    communityId: transaction.communityId,
    action: 'payments.take',
    objectType: 'transaction',
    objectId: transaction.receiptNumber,
    customerId: order.customerId,
    description: `Payment of ${displayAmount} from ${quote.source.maskedNumber ?? 'an account'} recorded`,
    after: {
      status: transaction.status,
      principal: moneyOf(quote.principal, currency).amount,
      surcharge: moneyOf(quote.surcharge, currency).amount,
      settlementDate: transaction.settlementDate,
    },
    outcome: 'SUCCESS',
    at,
  };
}

function rowOf({ order, actor, origin, quote }: QuotedPayment, communityId: number, at: Date): NewTransaction {
  const { source, payer } = quote;
  return {
    communityId,
    businessId: payer.businessId,
    traceId: origin.requestId,
    createdByUserId: realPerson(actor)?.systemUserId ?? null,
    at,
    customerId: payer.customerId,
    customerAccountId: source.accountId,
    payToAgreementId: source.agreement?.agreementId ?? null,
    isFinalPayment: order.agreement?.isFinal ?? null,
    transactionType: 'PAYMENT',
    status: paymentMethods[source.paymentMethod].startsAs,
    source: order.source,
    paymentMethod: source.paymentMethod,
    currency: payer.currency,
    principal: quote.principal,
    surcharge: quote.surcharge,
    surchargeRate: quote.rate,
    customerReferenceNumber: order.customerReferenceNumber || payer.customerNumber,
    paymentReferenceNumber: order.paymentReferenceNumber ?? '',
    comment: order.comment ?? '',
    customerName: payer.customerName,
    settlementAccountId: quote.target.settlementAccountId,
    settlementDate: quote.settlementDate,
    recurringPaymentId: order.occurrence?.recurringPaymentId ?? null,
    recurringOccurrenceId: order.occurrence?.recurringOccurrenceId ?? null,
    occurrenceAttempt: order.occurrence?.occurrenceAttempt ?? null,
    cardScheme: source.cardScheme,
    cardType: source.cardType,
    cardNetwork: quote.network,
    holderName: source.holderName,
    maskedNumber: source.maskedNumber,
    lastFour: source.lastFour,
    bsb: source.bsb,
    fingerprint: source.fingerprint,
    eci: isCard(source.paymentMethod) ? order.eci : null,
    payerIp: order.payerIp ?? null,
  };
}
