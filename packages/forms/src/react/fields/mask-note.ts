import type { FieldForm } from '@quickportal/contracts/kernel/form-meta';
import { bankOfBsbStart, bsbBank, normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { type CardScheme, cardSchemeOf } from '@quickportal/contracts/rules/cards/cards';
import { bankOfNzAccountStart, readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';

const schemes: Record<CardScheme, string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

/** A note about a typed number; empty if nothing is known. */
export interface MaskNote {
  /** The scheme of a card, the bank of an account. */
  name?: string;
  /** Whether the number is complete, and its bank and other look-ups are known. */
  isKnown?: true;
  /** A doubt, not an error: banks and branches may be newer than the tables. */
  warning?: string;
}

/** Describes a typed number. */
export function maskNote(mask: NonNullable<FieldForm['mask']>, text: string): MaskNote {
  if (mask === 'bsb') return bsbNote(text);
  if (mask === 'card') {
    const scheme = cardSchemeOf(text);
    return scheme ? { name: schemes[scheme] } : {};
  }
  return mask === 'nzAccount' ? nzAccountNote(text) : {};
}

function bsbNote(text: string): MaskNote {
  if (normalBsb(text) === null) return named(bankOfBsbStart(text));
  const name = bsbBank(text);
  return name === null ? { name: 'The bank of this BSB is not known here.' } : { name, isKnown: true };
}

function nzAccountNote(text: string): MaskNote {
  const account = readNzAccount(text);
  if (!account.valid) return named(account.reason === 'form' ? bankOfNzAccountStart(text) : null);
  if (!account.knownBranch) return { warning: 'This branch is not known. Check the number.' };
  return account.bank === '' ? {} : { name: account.bank, isKnown: true };
}

const named = (name: string | null): MaskNote => (name === null ? {} : { name });
