import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertAttempt } from '@quickportal/db/payments/attempts';
import type { Payer } from '@quickportal/db/payments/payer';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import { conflict, Problem } from '../../kernel/problem.ts';
import { realPerson } from '../access/actor.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import type { Services } from '../services.ts';
import { firstRequery } from './requery-times.ts';
import type { Learner } from './learner.ts';
import { walk } from './move-for-response.ts';
import { paymentFacts } from './payment-facts.ts';
import { instructionsOf } from './payment-instructions.ts';
import type { PaymentOrder } from './payment-order.ts';
import { quotePayment } from './quote-payment.ts';

interface Release {
  /** The payment, locked, with its payer held before it. */
  transaction: TransactionRecord;
  payer: Payer | undefined;
  timeZone: string;
  /** The claim on the idempotency key, where there is one. */
  held: number | null;
  now: Date;
}

/** Which payment terms apply to payments of a source. */
const products: Readonly<Record<string, PaymentOrder['product']>> = {
  TERMINAL: 'TERMINAL',
  PHONE: 'TERMINAL',
  BACK_OFFICE: 'TERMINAL',
  RECURRING: 'RECURRING',
  BATCH: 'BATCH',
};

/**
 * Transaction 1 of a suspended card payment that is sent after all: checks the account again, puts the payment in
 * flight and records the attempt. What it comes to stays as it was recorded. Throws a conflict (409) that says why it
 * cannot be charged any more.
 */
export async function releasePayment(
  services: Services,
  trx: WriteTransaction,
  { transaction, payer, timeZone, held, now }: Release,
  learner: Learner,
): Promise<PaymentInstruction> {
  const { communityId, businessId, transactionId, principal, total } = transaction;
  const order: PaymentOrder = {
    customerId: transaction.customerId,
    accountId: transaction.customerAccountId,
    principal,
    product: products[transaction.source] ?? 'RESTAPI',
    // Only a payment that is inserted takes its source from its order
    source: 'TERMINAL',
    eci: transaction.eci ?? 'INTERNET',
    customerReferenceNumber: transaction.customerReferenceNumber,
    paymentReferenceNumber: transaction.paymentReferenceNumber,
  };
  const place = { communityId, timeZone, now };
  const quote = await quotePayment(paymentFacts(trx), payer, order, place).catch(inTheWay);
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
    idempotencyKeyId: held,
    createdByUserId: realPerson(learner.actor)?.systemUserId ?? null,
    at: now,
    nextRequeryAt: firstRequery(services, now),
  });
  return instruction;
}

/** What a form would say on a field is the state of the payment here. */
function inTheWay(error: unknown): never {
  if (!(error instanceof Problem) || error.status === 404) throw error;
  const words = error.errors?.flatMap(({ messages }) => messages).join(' ') ?? error.message;
  throw conflict(`The payment cannot be sent any more. ${words}`);
}
