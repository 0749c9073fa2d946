import type { CardScheme } from '../cards/cards.ts';

/** What people call the card schemes. */
export const cardSchemeTitles: Readonly<Record<CardScheme, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'Amex',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

const HIDDEN = '••••';

/** The digits with which a masked number ends. */
export const lastDigitsOf = (masked: string): string => /\d*$/.exec(masked)?.[0] ?? '';

/** What is shown of a number whose last digits these are: `•••• 417`. */
export const hiddenNumber = (lastDigits: string): string => `${HIDDEN} ${lastDigits}`.trimEnd();

/** What an account is called in lists and receipts, made of what its mask shows: never more than that. */
export function accountDisplayName(shown: {
  cardScheme: CardScheme | null;
  /** NNN-NNN; null for anything but an Australian account. */
  bsb: string | null;
  lastDigits: string;
  /** The masked number with dots: `01-0902-....389-00`. */
  masked: string;
}): string {
  if (shown.cardScheme) return `${cardSchemeTitles[shown.cardScheme]} ${hiddenNumber(shown.lastDigits)}`;
  if (shown.bsb !== null) return `BSB ${shown.bsb} · ${hiddenNumber(shown.lastDigits)}`;
  return shown.masked.replace(/\.+/, HIDDEN);
}
