import type { CardScheme } from './cards.ts';

/** What people call the card schemes. */
export const cardSchemeTitles: Readonly<Record<CardScheme, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'Amex',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

/** What people call the kinds of account, in the order in which they are offered. */
export const accountTypeTitles = {
  CREDIT_CARD: 'Credit card',
  DIRECT_DEBIT: 'Australian bank account, direct debit',
  DIRECT_DEBIT_NZ: 'New Zealand bank account, direct debit',
} as const;
export type AccountType = keyof typeof accountTypeTitles;

const HIDDEN = '••••';

/** What an account is called in lists and receipts, made of what its mask shows: never more than that. */
export function accountDisplayName(shown: {
  cardScheme: CardScheme | null;
  /** NNN-NNN; null for anything but an Australian account. */
  bsb: string | null;
  lastDigits: string;
  /** The masked number with dots: `01-0902-....389-00`. */
  masked: string;
}): string {
  if (shown.cardScheme) return `${cardSchemeTitles[shown.cardScheme]} ${HIDDEN} ${shown.lastDigits}`;
  if (shown.bsb !== null) return `BSB ${shown.bsb} · ${HIDDEN} ${shown.lastDigits}`;
  return shown.masked.replace(/\.+/, HIDDEN);
}
