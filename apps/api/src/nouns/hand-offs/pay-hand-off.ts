import { lockHandOff, type HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import { insertHandOffPayment, updateHandOffCard } from '@quickportal/db/hand-offs/write-hand-offs';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recordAudits } from '../../engines/audit/audit.ts';
import { nudgeDeliveries } from '../../engines/deliveries/dispatcher.ts';
import type { Gateway, PaymentInstruction } from '../../engines/gateways/gateway.ts';
import { nudgeOutbox } from '../../engines/outbox/relay.ts';
import { sendAttempt } from '../../engines/payments/learn-outcome.ts';
import type { PaymentOrder } from '../../engines/payments/payment-order.ts';
import { recordPayments } from '../../engines/payments/record-payment.ts';
import { conflict, orNotFound, Problem } from '../../kernel/problem.ts';
import type { Context } from '../../procedures/context.ts';
import { takeSingleUseToken } from '../single-use-tokens/offers.ts';
import { endOf, loadPayment, scopeOf } from './load-hand-off.ts';

/** What the payer saw when confirming: the number of the card entry, and the total in cents. */
export interface Confirmed {
  card: string;
  total: string;
}

/** The total is not what the payer confirmed, because the surcharge changed meanwhile. */
export const TOTAL_CHANGED = 'The amount has changed. Check it, then pay.';

/**
 * Takes the payment with the card under review, by the same steps as every payment. The locked hand-off gives up its
 * card with it, so that a form that is sent again finds none and changes nothing. Throws Problem where it is refused.
 */
export async function payHandOff(ctx: Context, handOff: HandOff, confirmed: Confirmed): Promise<void> {
  const { services } = ctx;
  const now = services.clock.now();
  const instruction = await services.db.transaction(scopeOf(handOff), async (trx) => {
    const locked = orNotFound(await lockHandOff(trx, handOff));
    const isEnded = endOf(locked, await loadPayment(trx, locked), now) !== null;
    if (isEnded || locked.singleUseTokenId === null || confirmed.card !== String(locked.cardsEntered)) return null;
    return record(ctx, trx, { locked, singleUseTokenId: locked.singleUseTokenId, confirmed, now });
  });
  nudgeOutbox();
  nudgeDeliveries();
  if (instruction === null) return;
  const send = (gateway: Gateway) => gateway.authorise(instruction);
  await sendAttempt(services, { kind: 'PAYMENT', instructionId: instruction.instructionId, send, learner: ctx });
}

interface Payable {
  locked: HandOff;
  singleUseTokenId: string;
  confirmed: Confirmed;
  now: Date;
}

async function record(
  ctx: Context,
  trx: WriteTransaction,
  { locked, singleUseTokenId, confirmed, now }: Payable,
): Promise<PaymentInstruction | null> {
  const { communityId, businessId, businessName, isBusinessEnabled, timeZone } = locked;
  if (!isBusinessEnabled) throw conflict(`${businessName} takes no payments at the moment.`);
  const usedFor = `Payment by a signed hand-off${locked.paymentReferenceNumber && `, ${locked.paymentReferenceNumber}`}`;
  const wanted = { communityId, singleUseTokenId, businessId, usedFor };
  const { number, holderName, expiry, accountType } = await takeSingleUseToken({ trx, now }, wanted);
  if (!expiry) throw new Error('A single use token of a card has no expiry');
  const { vaultEntryId } = number;
  const end = { expiryMonth: expiry.month, expiryYear: expiry.year };
  const order: PaymentOrder = {
    customerId: locked.customerId,
    accountId: null,
    guest: {
      businessId,
      currency: locked.currency,
      card: {
        accountType,
        holderName,
        cardScheme: number.cardScheme,
        cardType: null,
        maskedNumber: number.masked,
        lastFour: number.lastDigits,
        bsb: null,
        vaultEntryId,
        fingerprint: number.fingerprint,
        ...end,
      },
    },
    principal: locked.principal,
    product: 'ONLINE',
    source: 'ONLINE',
    eci: 'INTERNET',
    customerReferenceNumber: locked.customerReferenceNumber,
    paymentReferenceNumber: locked.paymentReferenceNumber,
    payerIp: ctx.origin.ip || null,
  };
  const tools = { trx, now, record: (entries: Parameters<typeof recordAudits>[1]) => recordAudits(trx, entries) };
  const { actor, origin } = ctx;
  const request = { order, actor, origin, idempotencyKeyId: null };
  const [recorded] = await recordPayments(ctx.services, tools, { communityId, timeZone }, [request]);
  if (!recorded) throw new Error('A payment vanished');
  if (recorded instanceof Problem) throw recorded;
  const { transaction, instruction } = recorded;
  if (String(transaction.total) !== confirmed.total) throw conflict(TOTAL_CHANGED);
  const { transactionId } = transaction;
  await insertHandOffPayment(trx, { ...locked, transactionId, vaultEntryId, ...end });
  await updateHandOffCard(trx, locked, null);
  return instruction;
}
