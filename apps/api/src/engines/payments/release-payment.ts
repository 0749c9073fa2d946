import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertAttempt } from '@quickportal/db/payments/write-payment-attempts';
import type { Payer } from '@quickportal/db/payments/payer';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { conflict, Problem } from '../../kernel/problem.ts';
import { realPerson } from '../access/actor.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import type { PaymentServices } from './payment-services.ts';
import { firstRequery } from './requery-times.ts';
import type { Learner } from './learner.ts';
import { walk } from './move-for-response.ts';
import { paymentFacts } from './payment-facts.ts';
import { instructionsOf } from './payment-instructions.ts';
import type { GuestPayment, PaymentOrder } from './payment-order.ts';
import { quoteOrder } from './quote-payment.ts';

interface Release {
  /** The payment, locked after its payer. */
  transaction: TransactionRecord;
  payer: Payer | undefined;
  /** The card, where it belongs to no account. */
  guest: GuestPayment | undefined;
  timeZone: string;
  /** ID of the claimed idempotency key, where there is one. */
  idempotencyKeyId: number | null;
  now: Date;
}

/** Payment terms by the source of a payment. */
const products: Readonly<Record<string, PaymentOrder['product']>> = {
  TERMINAL: 'TERMINAL',
  PHONE: 'TERMINAL',
  BACK_OFFICE: 'TERMINAL',
  RECURRING: 'RECURRING',
  BATCH: 'BATCH',
  ONLINE: 'ONLINE',
};

/**
 * Transaction 1 of releasing a suspended card payment: checks the account again, puts the payment in flight and records
 * the attempt. The recorded amounts are kept. Throws state-conflict (409) with the reason when it can no longer be
 * charged.
 */
export async function releasePayment(
  services: PaymentServices,
  trx: WriteTransaction,
  { transaction, payer, guest, timeZone, idempotencyKeyId, now }: Release,
  learner: Learner,
): Promise<PaymentInstruction> {
  const { communityId, businessId, transactionId, principal, total } = transaction;
  const order: PaymentOrder = {
    customerId: transaction.customerId,
    accountId: transaction.customerAccountId,
    ...(guest && { guest }),
    principal,
    product: products[transaction.source] ?? 'RESTAPI',
    // The source only matters when a payment is inserted
    source: 'TERMINAL',
    eci: transaction.eci ?? 'INTERNET',
    customerReferenceNumber: transaction.customerReferenceNumber,
    paymentReferenceNumber: transaction.paymentReferenceNumber,
  };
  const place = { communityId, timeZone, now };
  const quote = await quoteOrder(paymentFacts(trx), payer, order, place).catch(rethrowAsConflict);
  const after = await walk(trx, transaction, ['release', 'send'], { now });
  if (!after) throw new Error('A locked payment could not be released');
  const kept = { order, ...learner, quote: { ...quote, total }, transaction: after };
  const instruction = (await instructionsOf(services, trx, [kept], now)).get(transactionId);
  if (!instruction) throw new Error('A payment has no instruction');
  await insertAttempt(trx, {
    communityId,
    businessId,
    transactionId,
    kind: 'PAYMENT',
    gateway: 'cards',
    instructionId: instruction.instructionId,
    idempotencyKeyId,
    createdByUserId: realPerson(learner.actor)?.systemUserId ?? null,
    at: now,
    nextRequeryAt: firstRequery(services, now),
  });
  return instruction;
}

/** Converts a problem of a field to a conflict with the state of the payment. */
function rethrowAsConflict(error: unknown): never {
  if (!(error instanceof Problem) || error.status === 404) throw error;
  const words = error.errors?.flatMap(({ messages }) => messages).join(' ') ?? error.message;
  throw conflict(`The payment cannot be sent any more. ${words}`);
}
