import type { FieldForm } from '@quickportal/contracts/kernel/form-meta';
import { bsbBank } from '@quickportal/contracts/rules/bsb';
import { type CardScheme, cardSchemeOf } from '@quickportal/contracts/rules/cards';
import { readNzAccount } from '@quickportal/contracts/rules/nz-account';

const schemes: Record<CardScheme, string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

/** What a typed number tells about itself: the scheme of a card, the bank of an account; null while it tells nothing. */
export function maskNote(mask: NonNullable<FieldForm['mask']>, text: string): string | null {
  if (mask === 'bsb') return bsbBank(text);
  if (mask === 'card') {
    const scheme = cardSchemeOf(text);
    return scheme && schemes[scheme];
  }
  if (mask !== 'nzAccount') return null;
  const account = readNzAccount(text);
  if (!account.valid) return null;
  // A branch opened since the table was made: worth a second look, not an error
  return account.knownBranch ? account.bank || null : 'Branch not known, check it';
}
