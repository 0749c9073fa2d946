import { lastDayOf, type Month } from '../cards/card-expiry-window.ts';
import { plannedPayment, type SchedulePlan } from './plan.ts';
import { numberFrom } from './series.ts';

/** A card that cannot pay its schedule to the end. Dates yyyy-mm-dd. */
export interface CardEnd {
  /** Last day on which the card can be charged. */
  expiresOn: string;
  /** Day of the first payment that it cannot pay. */
  firstPaymentAfter: string;
}

/** Where a card ends before a schedule; null where it can pay every payment from a number on, and for no card. */
export function cardEnd(plan: SchedulePlan, nextNumber: number, expiry: Month | null): CardEnd | null {
  if (expiry === null) return null;
  const expiresOn = lastDayOf(expiry);
  // A payment can be moved, but not beyond its neighbours
  for (let number = Math.max(nextNumber, numberFrom(plan, expiresOn) - 1); ; number++) {
    const payment = plannedPayment(plan, number);
    if (payment === null) return null;
    if (!payment.isSkipped && payment.date > expiresOn) return { expiresOn, firstPaymentAfter: payment.date };
  }
}

/** The expiry of an account; null where it is no card, or not known. */
export const expiryOf = (account: { expiryYear: number | null; expiryMonth: number | null } | null): Month | null =>
  account !== null && account.expiryYear !== null && account.expiryMonth !== null
    ? { year: account.expiryYear, month: account.expiryMonth }
    : null;
