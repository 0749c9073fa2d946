import { normalAuAccount, normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { cardScheme, type CardScheme } from '@quickportal/contracts/rules/cards/cards';
import { digitsOf } from '@quickportal/contracts/rules/texts/digits';
import { maskAccountNumber, maskCard, maskNzAccount } from '@quickportal/contracts/rules/accounts/masked-number';
import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';

/** A number that only the vault keeps. There is no place in it for a security code: those are never kept. */
export type VaultNumber =
  | { kind: 'CARD'; cardNumber: string }
  /** BSB as NNN-NNN; leading zeros of the account number count. */
  | { kind: 'AU_ACCOUNT'; bsb: string; accountNumber: string }
  /** 01-0902-0068389-00 */
  | { kind: 'NZ_ACCOUNT'; nzAccount: string };

export type VaultKind = VaultNumber['kind'];

/** What may be shown of a number, and what it is found by. */
export interface MaskedNumber {
  kind: VaultKind;
  masked: string;
  /** The digits that the mask shows at its end. */
  lastDigits: string;
  cardScheme: CardScheme | null;
}

/** The number in the form that is kept, or null where it is no number that could be charged. */
export function normalNumber(number: VaultNumber): VaultNumber | null {
  if (number.kind === 'CARD') {
    const digits = digitsOf(number.cardNumber);
    return digits !== null && cardScheme(digits) ? { kind: 'CARD', cardNumber: digits } : null;
  }
  if (number.kind === 'AU_ACCOUNT') {
    const [bsb, accountNumber] = [normalBsb(number.bsb), normalAuAccount(number.accountNumber)];
    return bsb !== null && accountNumber !== null ? { kind: 'AU_ACCOUNT', bsb, accountNumber } : null;
  }
  const account = readNzAccount(number.nzAccount);
  return account.valid ? { kind: 'NZ_ACCOUNT', nzAccount: account.normal } : null;
}

/** Takes a normal number. */
export function maskedNumber(number: VaultNumber): MaskedNumber {
  if (number.kind === 'CARD') {
    const { cardNumber } = number;
    const lastDigits = cardNumber.slice(-4);
    return { kind: 'CARD', masked: maskCard(cardNumber), lastDigits, cardScheme: cardScheme(cardNumber) };
  }
  if (number.kind === 'AU_ACCOUNT') {
    const account = maskAccountNumber(number.accountNumber);
    const lastDigits = account.replaceAll('.', '');
    return { kind: 'AU_ACCOUNT', masked: `${number.bsb} ${account}`, lastDigits, cardScheme: null };
  }
  const masked = maskNzAccount(number.nzAccount) ?? '';
  return { kind: 'NZ_ACCOUNT', masked, lastDigits: masked.split('.').at(-1)?.slice(0, 3) ?? '', cardScheme: null };
}

/** A normal number as text, as it is sealed. */
export function textOf(number: VaultNumber): string {
  if (number.kind === 'CARD') return number.cardNumber;
  return number.kind === 'AU_ACCOUNT' ? `${number.bsb} ${number.accountNumber}` : number.nzAccount;
}

/** Reads what `textOf` wrote. */
export function numberOf(kind: VaultKind, text: string): VaultNumber {
  if (kind === 'CARD') return { kind, cardNumber: text };
  if (kind === 'NZ_ACCOUNT') return { kind, nzAccount: text };
  return { kind, bsb: text.slice(0, 7), accountNumber: text.slice(8) };
}

/**
 * The same for every way of writing one account: zeros in front of an Australian account number and the width of a
 * New Zealand suffix make no other account. For fingerprints.
 */
export function comparableText(number: VaultNumber): string {
  if (number.kind === 'CARD') return number.cardNumber;
  if (number.kind === 'AU_ACCOUNT') return `${number.bsb} ${number.accountNumber.replace(/^0+/, '')}`;
  const [bank, branch, base, suffix = ''] = number.nzAccount.split('-');
  return `${bank}-${branch}-${base}-${suffix.padStart(4, '0')}`;
}
