/** A payment that a user pressed the button for, with the key that keeps it from being taken twice. */
export interface PaymentAttempt<B> {
  idempotencyKey: string;
  /** A key belongs to the person who used it. */
  systemUserId: number;
  /** Id of the customer, or token of the agreement, that it is taken from. */
  payer: number | string;
  body: B;
  /** What it comes to, as it was shown. */
  displayTotal: string;
  /** Account, as it was shown. */
  displayName: string;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Payer = PaymentAttempt<unknown>['payer'];
const nameOf = (payer: Payer): string => `quickportal.payment-attempt.${payer}`;

/** Kept from before it is sent until an answer came: also over a reload of the page, in this tab only. */
export function keepAttempt(attempt: PaymentAttempt<unknown>, place: Place = sessionStorage): void {
  place.setItem(nameOf(attempt.payer), JSON.stringify(attempt));
}

export function forgetAttempt(payer: Payer, place: Place = sessionStorage): void {
  place.removeItem(nameOf(payer));
}

/** The attempt of this person for this payer that was never answered; null where there is none. */
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
