import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { Actor } from '../access/actor.ts';
import type { PaymentInstruction } from '../gateways/gateway.ts';
import type { PaymentServices } from './payment-services.ts';
import { openVaultNumbers, type Opening } from '../vault/vault.ts';
import { newInstructionId } from './instruction-id.ts';
import type { PaymentOrder } from './payment-order.ts';
import type { PaymentSource } from './payment-source.ts';
import type { Quote } from './quote-payment.ts';

/** An inserted payment to send. */
interface KeptPayment {
  order: PaymentOrder;
  actor: Actor;
  origin: RequestOrigin;
  quote: Quote;
  transaction: TransactionRecord;
}

/** Builds the instructions for the networks, by transaction ID. */
export async function instructionsOf(
  services: PaymentServices,
  trx: WriteTransaction,
  payments: readonly KeptPayment[],
  at: Date,
): Promise<ReadonlyMap<number, PaymentInstruction>> {
  const numbers = await openVaultNumbers(
    services,
    trx,
    payments.flatMap((payment) => openingOf(payment, at)),
  );
  const instructions = payments.map(({ order, quote, transaction }) => {
    const instruction: PaymentInstruction = {
      instructionId: newInstructionId(transaction.communityId),
      amount: quote.total,
      currency: quote.payer.currency,
      source: instructedSource(quote.source, numbers),
      account: { merchantId: quote.target.merchantId, parameters: quote.target.parameters },
      ...(quote.network !== null && { network: quote.network }),
      capture: true,
      eci: order.eci,
      reference: order.paymentReferenceNumber || order.customerReferenceNumber || quote.payer.customerNumber,
    };
    return [transaction.transactionId, instruction] as const;
  });
  return new Map(instructions);
}

function openingOf({ actor, origin, quote, transaction: { communityId } }: KeptPayment, at: Date): Opening[] {
  const { agreement, vaultEntryId } = quote.source;
  if (agreement) return [];
  return [{ place: { communityId, vaultEntryId: vaultEntryId ?? 0 }, reason: 'PAYMENT', actor, origin, at }];
}

/** Returns what to charge: an agreement by its ID at the payer's bank, a card by its number. */
function instructedSource(
  { agreement, accountId, vaultEntryId, expiryMonth, expiryYear, holderName }: PaymentSource,
  numbers: ReadonlyMap<number, VaultNumber>,
): PaymentInstruction['source'] {
  if (agreement) return { kind: 'AGREEMENT', agreementId: agreement.agreementToken };
  const number = numbers.get(vaultEntryId ?? 0);
  if (number?.kind !== 'CARD' || expiryMonth === null || expiryYear === null)
    throw new Error(`Account ${accountId} has no stored card number`);
  return { kind: 'CARD', cardNumber: number.cardNumber, expiryMonth, expiryYear, holderName };
}
