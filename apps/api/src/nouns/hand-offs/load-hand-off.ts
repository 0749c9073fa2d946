import { productWork } from '@quickportal/contracts/rules/payments/product-work';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Scope } from '@quickportal/db/connect/scope';
import { findHandOffPayment, type HandOff } from '@quickportal/db/hand-offs/get-hand-off';
import { getTransaction, type TransactionRecord } from '@quickportal/db/transactions/transaction';

/** The community of a key of a payment page; null for a text that is none. */
export function communityOfHandOff(key: unknown): number | null {
  const match = typeof key === 'string' ? /^([1-9]\d{0,14})-[\w-]{32}$/.exec(key) : null;
  return match ? Number(match[1]) : null;
}

export const scopeOf = ({ communityId }: Pick<HandOff, 'communityId'>): Scope => ({ kind: 'community', communityId });

/** The last payment made by a hand-off. */
export async function loadPayment(db: Reader, handOff: HandOff): Promise<TransactionRecord | undefined> {
  const { communityId } = handOff;
  const transactionId = await findHandOffPayment(db, handOff);
  return transactionId === undefined ? undefined : getTransaction(db, { communityId, transactionId });
}

/** Whether a payment took nothing, so that the payer may try again. */
export const tookNothing = ({ status }: Pick<TransactionRecord, 'status'>): boolean =>
  status === 'DECLINED' || status === 'CANCELLED';

/** Why the payer can't pay any more; null: the payer can. */
export function endOf(
  handOff: HandOff,
  payment: TransactionRecord | undefined,
  now: Date,
): 'paid' | 'cancelled' | 'expired' | 'closed' | null {
  if (payment && !tookNothing(payment)) return 'paid';
  if (handOff.cancelledAt !== null) return 'cancelled';
  if (Date.parse(handOff.expiresAt) <= now.getTime()) return 'expired';
  return handOff.products.includes(productWork.handOffs) ? null : 'closed';
}
