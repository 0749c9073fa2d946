import { digitGroupsOf, digitsOf } from '../texts/digits.ts';

// Prefixes of the larger banks, for a hint beside the field; an unknown one is not an error
const banks: readonly (readonly [prefix: string, bank: string])[] = [
  ['01', 'ANZ'],
  ['03', 'Westpac'],
  ['06', 'Commonwealth'],
  ['08', 'NAB'],
  ['10', 'BankSA'],
  ['11', 'St.George'],
  ['12', 'Bank of Queensland'],
  ['18', 'Macquarie'],
  ['24', 'Citibank'],
  ['30', 'Bankwest'],
  ['34', 'HSBC'],
  ['484', 'Suncorp'],
  ['57', 'Settlement service'],
  ['61', 'Adelaide Bank'],
  ['633', 'Bendigo Bank'],
  ['650', 'Newcastle Permanent'],
  ['73', 'Westpac'],
  ['76', 'Commonwealth'],
  ['78', 'NAB'],
  ['80', 'Cuscal member'],
  ['923', 'ING'],
];

/** A BSB as NNN-NNN, or null. Spaces or a dash in the middle are allowed; there is no check digit. */
export function normalBsb(text: string): string | null {
  const match = /^([0-9]{3})-?([0-9]{3})$/.exec(digitGroupsOf(text)?.join('-') ?? '');
  if (!match) return null;
  const bsb = `${match[1]}-${match[2]}`;
  return bsb === '000-000' ? null : bsb;
}

/** The bank whose prefix a BSB starts with, or null: such a BSB is worth a warning, not an error. */
export function bsbBank(text: string): string | null {
  const bsb = normalBsb(text);
  return bsb === null ? null : bankOfBsbStart(bsb);
}

/** The bank that the first digits of a BSB tell already, or null. */
export const bankOfBsbStart = (digits: string): string | null =>
  banks.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? null;

/** An Australian account number without spaces and dashes, leading zeros kept; null unless one to nine digits, not all zero. */
export function normalAuAccount(text: string): string | null {
  const digits = digitsOf(text) ?? '';
  return digits.length <= 9 && !/^0*$/.test(digits) ? digits : null;
}

/** A stored BSB of six digits as people read it, NNN-NNN. */
export const displayBsb = (digits: string): string => `${digits.slice(0, 3)}-${digits.slice(3)}`;

/** The account number of a masked Australian account, which the vault writes after its BSB. */
export const withoutBsb = (masked: string): string => masked.replace(/^[0-9]{3}-[0-9]{3} /, '');
