import type { takePayment } from '@quickportal/contracts/payments/contracts';
import type { InputOf } from '@quickportal/contracts/kernel/contract';

export type PaymentBody = InputOf<typeof takePayment>['body'];

/** A payment that a user pressed the button for, with the key that keeps it from being taken twice. */
export interface PaymentAttempt {
  idempotencyKey: string;
  /** A key belongs to the person who used it. */
  systemUserId: number;
  customerId: number;
  body: PaymentBody;
  /** What it comes to, as it was shown. */
  displayTotal: string;
  /** Account, as it was shown. */
  displayName: string;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const nameOf = (customerId: number): string => `quickportal.payment-attempt.${customerId}`;

/** Kept from before it is sent until an answer came: also over a reload of the page, in this tab only. */
export function keepAttempt(attempt: PaymentAttempt, place: Place = sessionStorage): void {
  place.setItem(nameOf(attempt.customerId), JSON.stringify(attempt));
}

export function forgetAttempt(customerId: number, place: Place = sessionStorage): void {
  place.removeItem(nameOf(customerId));
}

/** The attempt of this person for this customer that was never answered; null where there is none. */
export function attemptLeft(
  { systemUserId, customerId }: Pick<PaymentAttempt, 'systemUserId' | 'customerId'>,
  place: Place = sessionStorage,
): PaymentAttempt | null {
  try {
    const kept = JSON.parse(place.getItem(nameOf(customerId)) ?? 'null') as PaymentAttempt | null;
    return kept?.systemUserId === systemUserId && kept.customerId === customerId ? kept : null;
  } catch {
    return null;
  }
}
