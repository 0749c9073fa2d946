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
  if (shown.bsb !== null) return `BSB ${shown.bsb} · ${HIDDEN} ${shown.lastDigits}`.trimEnd();
  return shown.masked.replace(/\.+/, HIDDEN);
}
