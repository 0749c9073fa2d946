import { cutOffs, processingDate, type PaymentMethod } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { insertAttempt } from '@quickportal/db/payments/attempts';
import { holdPayer, type PayerAccount } from '@quickportal/db/payments/payer';
import { insertTransaction } from '@quickportal/db/payments/insert-transaction';
import { moveTransaction } from '@quickportal/db/payments/move-transaction';
import { openBatch } from '@quickportal/db/payments/open-batch';
import { getTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { ChangeTools } from '../../kernel/change.ts';
import type { RequestOrigin } from '../../kernel/context.ts';
import type { Services } from '../../kernel/services.ts';
import { realPerson, type Actor } from '../access/actor.ts';
import { momentOf } from '../clock/local-time.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import { openVaultNumber } from '../vault/vault.ts';
import { allowAll, type FraudGuard } from './fraud-guard.ts';
import { newInstructionId } from './instruction-id.ts';
import type { PaymentOrder } from './payment-order.ts';
import { moneyOf } from './present-transaction.ts';
import { quotePayment, type Quote } from './quote-payment.ts';
import { firstRequery } from './requery-times.ts';

/** A payment that was recorded; `instruction` is what has to be sent now, after the commit. */
export interface RecordedPayment {
  transaction: TransactionRecord;
  instruction: PaymentInstruction | null;
}

export interface Recording {
  actor: Actor;
  origin: RequestOrigin;
  communityId: number;
  timeZone: string;
  /** The claim on the idempotency key, where there is one. */
  held: number | null;
  guard?: FraudGuard;
}

/** When the batch of a payment made at a moment takes no more of them. */
export function closingTime(method: PaymentMethod, at: Date): Date {
  const { timeZone, time } = cutOffs[method];
  return momentOf(`${processingDate(method, at)}T${time ?? '23:59:59'}`, timeZone);
}

/**
 * Transaction 1 of a payment: locks customer and account, checks everything again, asks fraud guard and records the
 * payment with its entries. A card payment is in flight from here on; a bank debit waits in its batch for the cut-off.
 */
export async function recordPayment(
  services: Services,
  { trx, now, audit }: Pick<ChangeTools, 'trx' | 'now' | 'audit'>,
  order: PaymentOrder,
  recording: Recording,
): Promise<RecordedPayment> {
  const { communityId, actor, origin, held } = recording;
  const payer = await holdPayer(trx, order);
  const quote = await quotePayment(trx, payer, order, { ...recording, now });
  const { account, target, method } = quote;
  const at = now;
  const accountType = account.accountType;
  const person = realPerson(actor);
  const place = { communityId, businessId: quote.payer.businessId };
  const batchId = await openBatch(trx, {
    ...place,
    settlementAccountId: target.settlementAccountId,
    paymentMethod: accountType,
    currency: quote.payer.currency,
    settlementDate: quote.settlementDate,
    source: order.source,
    closesAt: closingTime(method, now),
    at,
  });
  const { transactionId } = await insertTransaction(
    trx,
    { ...rowOf(order, quote), ...place, traceId: origin.requestId, createdByUserId: person?.systemUserId ?? null, at },
    batchId,
  );
  const decision = await (recording.guard ?? allowAll).decide(trx, {
    ...place,
    transactionId,
    customerId: order.customerId,
    amount: quote.total,
    currency: quote.payer.currency,
    ipAddress: order.payerIp ?? (origin.ip || null),
    fingerprint: account.fingerprint,
    bin: accountType === 'CREDIT_CARD' ? (account.maskedNumber?.slice(0, 6) ?? null) : null,
    at,
  });
  const named = { communityId, transactionId };
  let instruction: PaymentInstruction | null = null;
  if (decision === 'SUSPEND') await moveTransaction(trx, { ...named, from: 'PENDING', to: 'SUSPENDED', at });
  else if (method === 'CARD') {
    instruction = await cardInstruction(services, trx, quote, { ...recording, order, now });
    await moveTransaction(trx, { ...named, from: 'PENDING', to: 'IN_FLIGHT', at });
    await insertAttempt(trx, {
      ...place,
      transactionId,
      kind: 'PAYMENT',
      gateway: 'cards',
      instructionId: instruction.instructionId,
      idempotencyKeyId: held,
      createdByUserId: person?.systemUserId ?? null,
      at,
      nextRequeryAt: firstRequery(services, at),
    });
  }
  const transaction = await getTransaction(trx, named);
  if (!transaction) throw new Error('A payment vanished');
  const { displayAmount } = moneyOf(quote.total, quote.payer.currency);
  await audit({
    action: 'payments.take',
    objectType: 'transaction',
    objectId: transaction.receiptNumber,
    customerId: order.customerId,
    description: `Payment of ${displayAmount} from ${account.maskedNumber ?? 'an account'} recorded`,
    after: {
      status: transaction.status,
      principal: moneyOf(quote.principal, quote.payer.currency).amount,
      surcharge: moneyOf(quote.surcharge, quote.payer.currency).amount,
      settlementDate: quote.settlementDate,
    },
  });
  return { transaction, instruction };
}

type Row = Parameters<typeof insertTransaction>[1];
function rowOf(
  order: PaymentOrder,
  quote: Quote,
): Omit<Row, 'communityId' | 'businessId' | 'traceId' | 'createdByUserId' | 'at'> {
  const { account, payer } = quote;
  return {
    customerId: payer.customerId,
    customerAccountId: account.accountId,
    transactionType: 'PAYMENT',
    status: 'PENDING',
    source: order.source,
    paymentMethod: account.accountType,
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
    cardScheme: account.cardScheme,
    cardType: account.cardType,
    holderName: account.holderName,
    maskedNumber: account.maskedNumber,
    lastFour: account.lastFour,
    bsb: account.bsb,
    fingerprint: account.fingerprint,
    eci: account.accountType === 'CREDIT_CARD' ? order.eci : null,
    payerIp: order.payerIp ?? null,
  };
}

async function cardInstruction(
  services: Services,
  trx: ChangeTools['trx'],
  quote: Quote,
  { communityId, actor, origin, order, now }: Recording & { order: PaymentOrder; now: Date },
): Promise<PaymentInstruction> {
  const { vaultEntryId, expiryMonth, expiryYear, holderName } = quote.account as PayerAccount & {
    vaultEntryId: number;
  };
  const place = { communityId, vaultEntryId };
  const number = await openVaultNumber(services, trx, { place, reason: 'PAYMENT', actor, origin, at: now });
  if (number?.kind !== 'CARD' || expiryMonth === null || expiryYear === null)
    throw new Error(`Account ${quote.account.accountId} has no card in the vault`);
  return {
    instructionId: newInstructionId(communityId),
    amount: quote.total,
    currency: quote.payer.currency,
    source: { kind: 'CARD', cardNumber: number.cardNumber, expiryMonth, expiryYear, holderName },
    account: { merchantId: quote.target.merchantId, parameters: quote.target.parameters },
    capture: true,
    eci: order.eci,
    reference: order.paymentReferenceNumber || order.customerReferenceNumber || quote.payer.customerNumber,
  };
}
