import { displayBsb } from '../accounts/bsb.ts';
import { accountDisplayName, cardSchemeTitles, lastDigitsOf } from '../accounts/account-display-name.ts';
import type { CardScheme } from '../cards/cards.ts';
import { isBankDebit, isCard, type PaymentMethodCode, paymentMethodCodes, paymentMethods } from './payment-methods.ts';

/** What a payment was paid from, as it is kept with it. */
export interface PaidFromShown {
  accountType: PaymentMethodCode;
  /** Dots for what is hidden: `424242......4242`. */
  maskedNumber: string | null;
  cardScheme: string | null;
  /** Six digits of an Australian account. */
  bsb: string | null;
}

/** What payment methods are called beside a payment. */
export const paidFromTitles = Object.fromEntries(
  paymentMethodCodes.map((method) => [method, paymentMethods[method].word]),
) as Readonly<Record<PaymentMethodCode, string>>;

const isScheme = (text: string | null): text is CardScheme => text !== null && Object.hasOwn(cardSchemeTitles, text);

/** The account of a payment as it is called in lists and receipts: `Visa •••• 4242`. Never more than its mask shows. */
export function paidFromName({ accountType, maskedNumber, cardScheme, bsb }: PaidFromShown): string {
  if (maskedNumber === null || !(isCard(accountType) || isBankDebit(accountType))) return paidFromTitles[accountType];
  return accountDisplayName({
    cardScheme: isScheme(cardScheme) ? cardScheme : null,
    bsb: bsb === null ? null : displayBsb(bsb),
    lastDigits: lastDigitsOf(maskedNumber),
    masked: maskedNumber,
  });
}
