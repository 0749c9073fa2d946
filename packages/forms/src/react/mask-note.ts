import type { FieldForm } from '@quickportal/contracts/kernel/form-meta';
import { bsbBank, normalBsb } from '@quickportal/contracts/rules/bsb';
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

/** What a typed number tells about itself; empty while it tells nothing. */
export interface MaskNote {
  /** The scheme of a card, the bank of an account. */
  name?: string;
  /** Worth a second look, not an error: banks and branches may be newer than the tables. */
  warning?: string;
}

/** What a typed number tells about itself. */
export function maskNote(mask: NonNullable<FieldForm['mask']>, text: string): MaskNote {
  if (mask === 'bsb')
    return normalBsb(text) === null ? {} : byName(bsbBank(text), 'No bank is known for this BSB. Check it.');
  if (mask === 'card') {
    const scheme = cardSchemeOf(text);
    return scheme ? { name: schemes[scheme] } : {};
  }
  if (mask !== 'nzAccount') return {};
  const account = readNzAccount(text);
  if (!account.valid) return {};
  return account.knownBranch ? { name: account.bank } : { warning: 'This branch is not known. Check it.' };
}

const byName = (name: string | null, warning: string): MaskNote => (name === null ? { warning } : { name });
