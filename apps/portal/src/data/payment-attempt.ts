/** A payment submitted by a user, with the key that keeps it from being taken twice. */
export interface PaymentAttempt<B> {
  idempotencyKey: string;
  /** The person who used the key. */
  systemUserId: number;
  /** The customer's ID, or the agreement's token. */
  payer: number | string;
  body: B;
  /** Amount as shown. */
  displayTotal: string;
  /** Account as shown. */
  displayName: string;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Payer = PaymentAttempt<unknown>['payer'];
const nameOf = (payer: Payer): string => `quickportal.payment-attempt.${payer}`;

/** Stored before sending until a response arrives, so that it survives a reload; in this tab only. */
export function keepAttempt(attempt: PaymentAttempt<unknown>, place: Place = sessionStorage): void {
  place.setItem(nameOf(attempt.payer), JSON.stringify(attempt));
}

export function forgetAttempt(payer: Payer, place: Place = sessionStorage): void {
  place.removeItem(nameOf(payer));
}

/** Returns this person's unanswered attempt for the payer; null if there is none. */
export function attemptLeft<B>(
  { systemUserId, payer }: Pick<PaymentAttempt<B>, 'systemUserId' | 'payer'>,
  place: Place = sessionStorage,
): PaymentAttempt<B> | null {
  try {
    const kept = JSON.parse(place.getItem(nameOf(payer)) ?? 'null') as PaymentAttempt<B> | null;
    return kept?.systemUserId === systemUserId && kept.payer === payer ? kept : null;
  } catch {
    return null;
  }
}
