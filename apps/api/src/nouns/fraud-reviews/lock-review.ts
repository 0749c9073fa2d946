import { CARD_TYPE } from '@quickportal/contracts/rules/accounts/account-types';
import { fraudDecisionStates } from '@quickportal/contracts/rules/states/fraud-decision';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findFraudDecision } from '@quickportal/db/fraud-reviews/fraud-decision';
import { lockFraudDecision } from '@quickportal/db/fraud-reviews/review-decision';
import { findHandOffCard } from '@quickportal/db/hand-offs/get-hand-off';
import { holdPayers, type Payer } from '@quickportal/db/payments/payer';
import { findByReceipt, lockTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { GuestPayment } from '../../engines/payments/payment-order.ts';
import { toFraudDecision } from '../../engines/fraud-guard/to-fraud-decision.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { conflict, orNotFound } from '../../kernel/problem.ts';

/** A suspended payment that is held for its review, with who pays. */
export interface HeldReview {
  transaction: TransactionRecord;
  payer: Payer | undefined;
  /** The card, where it belongs to no account. */
  guest: GuestPayment | undefined;
}

/**
 * Locks a suspended payment for a review, in the order of every payment: who pays, the payment, the decision. Throws 404
 * where the payment is out of scope or was never checked, 409 where it is not suspended any more.
 */
export async function lockReview(
  trx: WriteTransaction,
  receiptNumber: string,
  version: number | undefined,
): Promise<HeldReview> {
  const found = orNotFound(await findByReceipt(trx, receiptNumber));
  const [payer] = await holdPayers(trx, [
    { customerId: found.customerId ?? 0, accountId: found.customerAccountId ?? 0 },
  ]);
  const transaction = orNotFound(await lockTransaction(trx, found));
  const decision = orNotFound(await lockFraudDecision(trx, found));
  if (decision.status !== 'SUSPENDED' || transaction.status !== 'SUSPENDED')
    throw conflict(
      `The payment does not wait for a review: ${fraudDecisionStates.states[decision.status].title.toLowerCase()}.`,
    );
  await checkVersion(decision, version, async () => toFraudDecision(orNotFound(await findFraudDecision(trx, found))));
  return { transaction, payer, guest: await guestOf(trx, transaction) };
}

/** What a payment with a card that belongs to no account was made with. */
async function guestOf(trx: WriteTransaction, transaction: TransactionRecord): Promise<GuestPayment | undefined> {
  if (transaction.customerAccountId !== null) return undefined;
  const kept = await findHandOffCard(trx, transaction);
  if (!kept) return undefined;
  const { businessId, currency, holderName, cardScheme, cardType, maskedNumber, lastFour, fingerprint } = transaction;
  const shown = { holderName, cardScheme, cardType, maskedNumber, lastFour, fingerprint, bsb: null };
  return { businessId, currency, card: { ...shown, ...kept, accountType: CARD_TYPE } };
}
