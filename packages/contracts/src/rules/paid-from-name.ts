import { accountDisplayName, cardSchemeTitles } from './account-display-name.ts';
import type { CardScheme } from './cards.ts';

/** What a payment was paid from, as it is kept with it. */
export interface PaidFromShown {
  accountType: 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'DIRECT_DEBIT_NZ' | 'PAYTO' | 'PAYID';
  /** Dots for what is hidden: `424242......4242`. */
  maskedNumber: string | null;
  cardScheme: string | null;
  /** Six digits of an Australian account. */
  bsb: string | null;
}

/** What kinds of account are called beside a payment. */
export const paidFromTitles: Readonly<Record<PaidFromShown['accountType'], string>> = {
  CREDIT_CARD: 'Card',
  DIRECT_DEBIT: 'Bank account',
  DIRECT_DEBIT_NZ: 'Bank account',
  PAYTO: 'PayTo agreement',
  PAYID: 'PayID',
};

const isScheme = (text: string | null): text is CardScheme => text !== null && Object.hasOwn(cardSchemeTitles, text);

/** The account of a payment as it is called in lists and receipts: `Visa •••• 4242`. Never more than its mask shows. */
export function paidFromName({ accountType, maskedNumber, cardScheme, bsb }: PaidFromShown): string {
  if (maskedNumber === null || accountType === 'PAYTO' || accountType === 'PAYID') return paidFromTitles[accountType];
  return accountDisplayName({
    cardScheme: isScheme(cardScheme) ? cardScheme : null,
    bsb: bsb === null ? null : `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
    lastDigits: /\d*$/.exec(maskedNumber)?.[0] ?? '',
    masked: maskedNumber,
  });
}
